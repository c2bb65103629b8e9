import { TEXT_LIMITS } from './limits.ts';
import { lineOf } from './values.ts';

/** A process as reported. */
export interface ReportedProcess {
  readonly name: string;
  /** Percent of all processors together. */
  readonly cpu: number;
  /** Percent of the memory. */
  readonly memory: number;
}

/** A piece of hardware as reported. */
export interface ReportedHardware {
  readonly name: string;
  readonly text: string;
}

/** An installed program as reported. */
export interface ReportedSoftware {
  readonly name: string;
  readonly company: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly installDate: string;
  readonly version: string;
  readonly description: string;
}

const ITEM_LIMIT = 200;

/** One item of a semicolon-separated list: a semicolon inside it would start another item. */
function itemOf(text: string): string {
  return lineOf(text, ITEM_LIMIT).replaceAll(';', ',');
}

/**
 * Joins rows into parallel lists, one text per column. Rows are added as long as every column stays within its limit,
 * so that the columns always agree about which item belongs to which.
 */
function joinColumns(limits: readonly number[], rows: readonly (readonly string[])[]): readonly string[] {
  const lengths = limits.map(() => 0);
  const tooLong = rows.findIndex((row) => {
    row.forEach((cell, column) => {
      lengths[column] = (lengths[column] ?? 0) + [...cell].length + 1;
    });
    return limits.some((limit, column) => (lengths[column] ?? 0) > limit);
  });
  const taken = tooLong === -1 ? rows : rows.slice(0, tooLong);
  return limits.map((_, column) => taken.map((row) => row[column] ?? '').join(';'));
}

/** The process fields of an inventory, in the given order (B-FIELD-07). */
export function processFields(processes: readonly ReportedProcess[]) {
  const [prcss_name = '', prcss_cpu_usage = '', prcss_memory_usage = ''] = joinColumns(
    [TEXT_LIMITS.prcss_name, TEXT_LIMITS.prcss_cpu_usage, TEXT_LIMITS.prcss_memory_usage],
    processes.map(({ name, cpu, memory }) => [itemOf(name) || '?', cpu.toFixed(1), memory.toFixed(1)]),
  );
  return { prcss_name, prcss_cpu_usage, prcss_memory_usage };
}

/** The hardware fields of an inventory (B-FIELD-07). */
export function hardwareFields(hardware: readonly ReportedHardware[]) {
  const [hardware_name = '', hardware_txt = ''] = joinColumns(
    [TEXT_LIMITS.hardware_name, TEXT_LIMITS.hardware_txt],
    hardware.map(({ name, text }) => [itemOf(name) || '?', itemOf(text)]),
  );
  return { hardware_name, hardware_txt };
}

/** The software fields of an inventory: names, and groups of four for each of them (B-FIELD-07). */
export function softwareFields(software: readonly ReportedSoftware[]) {
  const [software_name = '', software_list = ''] = joinColumns(
    [TEXT_LIMITS.software_name, TEXT_LIMITS.software_list],
    software.map(({ name, company, installDate, version, description }) => [
      itemOf(name) || '?',
      [company, installDate, version, description].map(itemOf).join(';'),
    ]),
  );
  return { software_name, software_list };
}
