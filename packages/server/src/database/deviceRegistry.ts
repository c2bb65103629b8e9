import { REPORTED_DETAILS, REPORTED_TEXTS, valuesOfFields } from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import { reportedColumn } from './reportedColumns.ts';
import type { Schema } from './schema.ts';
import { textKey } from './textKey.ts';

const ROWS_AT_ONCE = 400;

type DeviceColumns = Omit<
  Insertable<Schema['devices']>,
  'pk' | 'company_fk' | 'alias_key' | 'memo_key' | 'alive' | 'last_connected_at' | 'last_disconnected_at' | 'memo'
>;

/** A device to register. Omitted fields are empty, offline and never seen. */
export interface NewDevice extends DeviceColumns {
  readonly memo?: string;
  readonly alive?: 0 | 1;
  readonly last_connected_at?: number;
  readonly last_disconnected_at?: number;
  readonly telemetry: Omit<Insertable<Schema['device_telemetry']>, 'device_fk'>;
  readonly details?: Omit<Insertable<Schema['device_details']>, 'device_fk'>;
}

/** The values of a device before anything is known about it. Rows of one statement must name the same columns. */
const UNKNOWN_DEVICE = {
  memo: '',
  alive: 0,
  last_connected_at: 0,
  last_disconnected_at: 0,
  disable_filetransfer: 0,
  security_agreement: 0,
  kms_addr: '',
  kms_port: 0,
  s_pub_ip: '',
  ...valuesOfFields(REPORTED_TEXTS.map(reportedColumn), () => ''),
} as const;

const UNKNOWN_TELEMETRY = {
  cpu_usage: 0,
  hdd_usage: 0,
  hdd_capacity: 0,
  memory_usage: 0,
  memory_capacity: 0,
  fan_speed_id: null,
  cpu_temp: null,
  hdd_temp: null,
  running_time: 0,
  system_time: '',
} as const;

const NO_DETAILS = valuesOfFields(REPORTED_DETAILS.map(reportedColumn), () => '');

/**
 * Locks the company's row for this transaction and returns how many devices it has. Everything that changes who is in
 * which group takes it first: so the second of two simultaneous changes sees what the first did, and there is no
 * deadlock.
 */
export async function lockCompany(query: Kysely<Schema>, companyId: number): Promise<number> {
  const company = await query
    .updateTable('companies')
    .set((eb) => ({ device_count: eb.ref('device_count') }))
    .where('pk', '=', companyId)
    .returning('device_count')
    .executeTakeFirstOrThrow();
  return company.device_count;
}

/**
 * Adds to the device counters of a company and its groups. Every change of a device's group goes through here, in the
 * transaction of the change, so that a counter always equals the count.
 */
async function changeCounts(
  query: Kysely<Schema>,
  companyId: number,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  const groupsByChange = new Map<number, number[]>();
  let total = 0;
  for (const [groupId, change] of changes) {
    total += change;
    groupsByChange.set(change, [...(groupsByChange.get(change) ?? []), groupId]);
  }
  for (const [change, groupIds] of groupsByChange) {
    await query
      .updateTable('device_groups')
      .set((eb) => ({ device_count: eb('device_count', '+', change) }))
      .where('pk', 'in', groupIds)
      .where('company_fk', '=', companyId)
      .execute();
  }
  await query
    .updateTable('companies')
    .set((eb) => ({ device_count: eb('device_count', '+', total) }))
    .where('pk', '=', companyId)
    .execute();
}

/**
 * Registers devices of one company and counts them. Must be called inside a transaction.
 *
 * @returns the pk of each device by its guid.
 */
export async function registerDevices(
  query: Kysely<Schema>,
  companyId: number,
  devices: readonly NewDevice[],
): Promise<ReadonlyMap<string, number>> {
  await lockCompany(query, companyId);
  const pks = new Map<string, number>();
  const counts = new Map<number, number>();
  for (let start = 0; start < devices.length; start += ROWS_AT_ONCE) {
    const some = devices.slice(start, start + ROWS_AT_ONCE);
    const rows = await query
      .insertInto('devices')
      .values(
        some.map(({ telemetry: _telemetry, details: _details, ...device }) => ({
          ...UNKNOWN_DEVICE,
          ...device,
          company_fk: companyId,
          alias_key: textKey(device.alias),
          memo_key: textKey(device.memo ?? ''),
        })),
      )
      .returning(['pk', 'guid'])
      .execute();
    for (const { pk, guid } of rows) pks.set(guid, pk);
    const numbered = some.map((device) => ({ device, device_fk: pks.get(device.guid) ?? 0 }));
    await query
      .insertInto('device_telemetry')
      .values(numbered.map(({ device, device_fk }) => ({ ...UNKNOWN_TELEMETRY, ...device.telemetry, device_fk })))
      .execute();
    await query
      .insertInto('device_details')
      .values(numbered.map(({ device, device_fk }) => ({ ...NO_DETAILS, ...device.details, device_fk })))
      .execute();
    for (const { device_group_fk: group } of some) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  await changeCounts(query, companyId, counts);
  return pks;
}

/**
 * Moves every device of some groups to another group and updates the counters. Must be called inside a transaction.
 *
 * @param from Groups of the company, at most some thousands at a time.
 * @returns the devices that moved, each with the group it left.
 */
export async function emptyGroups(
  query: Kysely<Schema>,
  companyId: number,
  { from, to }: { readonly from: readonly number[]; readonly to: number },
): Promise<readonly { readonly pk: number; readonly from: number }[]> {
  await lockCompany(query, companyId);
  const devices = await query
    .selectFrom('devices')
    .select(['pk', 'device_group_fk as from'])
    .where('company_fk', '=', companyId)
    .where('device_group_fk', 'in', from)
    .execute();
  if (devices.length === 0) return [];
  await query
    .updateTable('devices')
    .set({ device_group_fk: to })
    .where('company_fk', '=', companyId)
    .where('device_group_fk', 'in', from)
    .execute();
  const changes = new Map([[to, devices.length]]);
  for (const device of devices) changes.set(device.from, (changes.get(device.from) ?? 0) - 1);
  await changeCounts(query, companyId, changes);
  return devices;
}

/**
 * Moves a device from one group to another and updates the counters. Must be called inside a transaction.
 *
 * @returns false when the device is no longer in the old group; nothing is changed then.
 */
export async function relocateDevice(
  query: Kysely<Schema>,
  companyId: number,
  move: { readonly deviceId: number; readonly from: number; readonly to: number },
): Promise<boolean> {
  await lockCompany(query, companyId);
  const { numUpdatedRows } = await query
    .updateTable('devices')
    .set({ device_group_fk: move.to })
    .where('pk', '=', move.deviceId)
    .where('company_fk', '=', companyId)
    .where('device_group_fk', '=', move.from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (move.from === move.to) return true;
  await changeCounts(
    query,
    companyId,
    new Map([
      [move.from, -1],
      [move.to, 1],
    ]),
  );
  return true;
}

/**
 * Removes devices of one company and what belongs to them, and updates the counters. Call it inside a transaction.
 *
 * @returns the pks that existed.
 */
export async function unregisterDevices(
  query: Kysely<Schema>,
  companyId: number,
  pks: readonly number[],
): Promise<readonly number[]> {
  if (pks.length === 0) return [];
  await lockCompany(query, companyId);
  const gone = await query
    .deleteFrom('devices')
    .where('company_fk', '=', companyId)
    .where('pk', 'in', pks)
    .returning(['pk', 'device_group_fk'])
    .execute();
  const counts = new Map<number, number>();
  for (const { device_group_fk: group } of gone) counts.set(group, (counts.get(group) ?? 0) - 1);
  if (counts.size > 0) await changeCounts(query, companyId, counts);
  return gone.map(({ pk }) => pk);
}
