/** Fills a database with a year of usage: one day is packed by the server, everything else is copied from it. */
import { DatabaseSync } from 'node:sqlite';

const MINUTE_MS = 60_000;
export const QUARTER_MS = 15 * MINUTE_MS;
export const DAY_MS = 96 * QUARTER_MS;
const REPORTS_A_MINUTE = 12;
/** How many days a row contains, and how many rows there are: slightly more than is kept, as rows expire as a whole. */
const KEPT_ROWS = { 15: { days: 1, rows: 32 }, 60: { days: 5, rows: 75 } } as const;

/** Minutes of devices within a time range, as reports would have summed them up. */
function addSamples(query: DatabaseSync, devices: number, from: number, until: number): void {
  query.exec(`with recursive minutes(at) as (
      select ${from} union all select at + ${MINUTE_MS} from minutes where at + ${MINUTE_MS} < ${until})
    insert into usage_samples (device_fk, device_group_fk, minute_at, reports, cpu_sum, cpu_high, memory_sum, memory_high, disk_sum, disk_high,
      network_reports, received_sum, received_high, sent_sum, sent_high)
    select pk, device_group_fk, at, ${REPORTS_A_MINUTE},
      ${REPORTS_A_MINUTE} * ((pk * 7 + at / ${MINUTE_MS}) % 60), (pk * 7 + at / ${MINUTE_MS}) % 60 + 30.25,
      ${REPORTS_A_MINUTE} * 48.5, 51, ${REPORTS_A_MINUTE} * 70.25, 70.25,
      ${REPORTS_A_MINUTE}, ${REPORTS_A_MINUTE} * 81920.5, 409600, ${REPORTS_A_MINUTE} * 1024, 20480
    from (select pk, device_group_fk from devices order by pk limit ${devices}), minutes`);
}

/** What is copied: the rows of one device to all devices, the sums of the company to all groups. */
const COPIED = {
  device_usage: { owner: 'device_fk', owners: 'devices' },
  group_usage: { owner: 'device_group_fk', owners: 'device_groups' },
} as const;
type CopiedTable = keyof typeof COPIED;

/** Fills the row of hours, of which one day is packed, with that day. */
function fillHours(query: DatabaseSync, table: CopiedTable, today: number): void {
  const row = query.prepare(`select period_at, buckets from template_${table} where resolution = 60`).get();
  if (!row || !(row.buckets instanceof Uint8Array)) throw new Error('No hours are packed.');
  const { days } = KEPT_ROWS[60];
  const length = row.buckets.byteLength / days;
  const start = ((today - Number(row.period_at)) / DAY_MS) * length;
  const day = row.buckets.subarray(start, start + length);
  const full = Buffer.concat(Array.from({ length: days }, () => day));
  query.prepare(`update template_${table} set buckets = ? where resolution = 60`).run(full);
}

/** Copies the existing day to everybody and to all days that are kept. */
function copyDay(query: DatabaseSync, table: CopiedTable, today: number): void {
  const { owner, owners } = COPIED[table];
  query.exec(`create temporary table template_${table} as select resolution, period_at, buckets from ${table}
      where ${owner} = (select min(${owner}) from ${table});
    delete from ${table}`);
  fillHours(query, table, today);
  for (const [resolution, { days, rows }] of Object.entries(KEPT_ROWS)) {
    query.exec(`with recursive ages(age) as (select ${rows} - 1 union all select age - 1 from ages where age > 0)
      insert into ${table} (${owner}, resolution, period_at, buckets)
      select ${owners}.pk, resolution, period_at - age * ${days * DAY_MS}, buckets
      from ages cross join template_${table} cross join ${owners} where resolution = ${resolution}`);
  }
  query.exec(`insert into ${table} (${owner}, resolution, period_at, buckets)
    select ${owners}.pk, resolution, period_at, buckets from template_${table} cross join ${owners} where resolution = 1`);
}

/** The bytes of the rows of a table, without what the database adds to them. */
export function bytesOf(file: string, table: CopiedTable): number {
  const query = new DatabaseSync(file, { readOnly: true });
  const row = query.prepare(`select sum(length(buckets)) as bytes from ${table}`).get();
  query.close();
  return Number(row?.bytes);
}

/** Bypasses the server, without a journal: what fails is recreated by the next run. */
function writeFast(file: string, write: (query: DatabaseSync) => void): void {
  const query = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  query.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000');
  write(query);
  query.close();
}

/** Adds the samples of one day of one device, for the server to pack. */
export function addDay(file: string, today: number): void {
  writeFast(file, (query) => addSamples(query, 1, today, today + DAY_MS));
}

/** Copies that day to all devices, groups and days, and adds samples of the next quarter of an hour, of all devices. */
export function fillYear(file: string, devices: number, today: number): void {
  writeFast(file, (query) => {
    copyDay(query, 'device_usage', today);
    copyDay(query, 'group_usage', today);
    addSamples(query, devices, today + DAY_MS, today + DAY_MS + QUARTER_MS);
  });
}
