import { usualWireName } from '@remote-console/api-client/contract';
import { REPORTED_FIELDS, type ReportedField } from '@remote-console/domain';

/** Columns of reported fields with the contract's names where those are not the usual ones of the model. */
const OTHER_NAMES = {
  agentVersion: 'dev_ver',
  hardwareId: 'device_id',
  hardwareText: 'hardware_txt',
  ipAddress: 'ip_addr',
  macAddress: 'mac_addr',
  privateIp: 's_pri_ip',
  processCpuUsage: 'prcss_cpu_usage',
  processMemoryUsage: 'prcss_memory_usage',
  processName: 'prcss_name',
} as const satisfies Partial<Record<ReportedField, string>>;

type OtherNames = typeof OTHER_NAMES;

/** All of them: lists need the column of each field in each row. */
const columns = new Map<string, string>([
  ...REPORTED_FIELDS.map((field): [string, string] => [field, usualWireName(field)]),
  ...Object.entries(OTHER_NAMES),
]);

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : '';

/** The column of a field that agents report. */
export type ReportedColumnOf<Field extends ReportedField> = Field extends keyof OtherNames
  ? OtherNames[Field]
  : SnakeCase<Field>;

/** The column of a field that agents report, by its name in the contract. */
export function reportedColumn<Field extends ReportedField>(field: Field): ReportedColumnOf<Field>;
export function reportedColumn(field: string): string {
  return columns.get(field) ?? field;
}
