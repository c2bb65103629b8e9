import { lineOf, numberOf, percentOf, processFields, rowsOf } from '../report/index.ts';

const SHOWN = 30;

/** The thirty processes that use the most processor time, then memory. Only names leave the machine, no arguments. */
export function processFieldsOf(list: unknown) {
  const rows = rowsOf(list).map((row) => ({
    name: lineOf(row['name'], 100),
    cpu: percentOf(row['cpu']),
    memory: percentOf(row['mem']),
    // Percentages are too coarse to distinguish a large process from a kernel thread.
    bytes: numberOf(row['memRss']) ?? 0,
  }));
  const busiest = rows.sort((a, b) => b.cpu - a.cpu || b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  return processFields(busiest.slice(0, SHOWN));
}
