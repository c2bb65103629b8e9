/**
 * The history of usage of 20,000 devices over a year, as the server keeps it in SQLite: how much room it takes, how long
 * packing a quarter of an hour of all of them takes, and how long a chart takes. One day is packed by the server; the other
 * days and devices are copies of it, in the order in which they would have been written.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  connect,
  createMemoryBus,
  createPasswordHasher,
  openDatabase,
  packUsage,
  readSettings,
  seedLoad,
  startServer,
  type Settings,
} from '@remote-console/server';
import { median, type Finding } from './finding.ts';

/** All of them, unless somebody is in a hurry: `BENCH_USAGE_DEVICES`. */
const DEVICES = Number(process.env.BENCH_USAGE_DEVICES ?? 20_000);
const GROUPS = 200;
const PASSWORD = 'Bench!2345';
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 96 * QUARTER_MS;
const REPORTS_A_MINUTE = 12;
/** How many days a row holds, and how many rows there are: a little more than is kept, as rows go when all of them is too old. */
const KEPT_ROWS = { 15: { days: 1, rows: 32 }, 60: { days: 6, rows: 62 } } as const;
const CHARTS = 60;
/** Charts before those that count, until the code of the server is compiled. */
const WARM_UP = 10;
const KB_A_DEVICE = 300;
const CHART_MS = 50;
/** Hardly any transaction should hold up a report for longer. */
const STALL_MS = 100;

/** Minutes of devices from one moment to another, as reports would have summed them up. */
function addSamples(query: DatabaseSync, devices: number, from: number, until: number): void {
  query.exec(`with recursive minutes(at) as (
      select ${from} union all select at + ${MINUTE_MS} from minutes where at + ${MINUTE_MS} < ${until})
    insert into usage_samples (device_fk, minute_at, reports, cpu_sum, cpu_high, memory_sum, memory_high, disk_sum, disk_high)
    select pk, at, ${REPORTS_A_MINUTE},
      ${REPORTS_A_MINUTE} * ((pk * 7 + at / ${MINUTE_MS}) % 60), (pk * 7 + at / ${MINUTE_MS}) % 60 + 30.25,
      ${REPORTS_A_MINUTE} * 48.5, 51, ${REPORTS_A_MINUTE} * 70.25, 70.25
    from (select pk from devices order by pk limit ${devices}), minutes`);
}

/** Fills the row of hours, of which one day is packed, with that day. */
function fillHours(query: DatabaseSync, today: number): void {
  const row = query.prepare('select period_at, buckets from template where resolution = 60').get();
  if (!row || !(row.buckets instanceof Uint8Array)) throw new Error('No hours are packed.');
  const { days } = KEPT_ROWS[60];
  const length = row.buckets.byteLength / days;
  const start = ((today - Number(row.period_at)) / DAY_MS) * length;
  const day = row.buckets.subarray(start, start + length);
  const full = Buffer.concat(Array.from({ length: days }, () => day));
  query.prepare('update template set buckets = ? where resolution = 60').run(full);
}

/** Copies the day of the one device that has one to all devices and to all days that are kept. */
function copyDay(query: DatabaseSync, today: number): void {
  query.exec(`create temporary table template as select resolution, period_at, buckets from device_usage;
    delete from device_usage`);
  fillHours(query, today);
  for (const [resolution, { days, rows }] of Object.entries(KEPT_ROWS)) {
    query.exec(`with recursive ages(age) as (select ${rows} - 1 union all select age - 1 from ages where age > 0)
      insert into device_usage (device_fk, resolution, period_at, buckets)
      select devices.pk, resolution, period_at - age * ${days * DAY_MS}, buckets
      from ages cross join template cross join devices where resolution = ${resolution}`);
  }
  query.exec(`insert into device_usage (device_fk, resolution, period_at, buckets)
    select devices.pk, resolution, period_at, buckets from template cross join devices where resolution = 1`);
}

/** Writes past the server, and without a journal: what fails is made again by the next run. */
function writeFast(file: string, write: (query: DatabaseSync) => void): void {
  const query = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  query.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000');
  write(query);
  query.close();
}

/** What 19 of 20 measurements do not exceed. */
function nineteenOfTwenty(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

interface Simulated {
  readonly kilobytes: number;
  readonly packing: readonly number[];
  readonly managerId: string;
}

/** Packs what is complete at a moment, and says how long each transaction took, in milliseconds. */
async function pack(settings: Settings, now: number): Promise<readonly number[]> {
  const database = await openDatabase(settings.place);
  const took: number[] = [];
  const connection = connect(database, createMemoryBus(), () => now);
  await packUsage({
    ...connection,
    transact: async (work) => {
      const startedAt = performance.now();
      const result = await connection.transact(work);
      took.push(performance.now() - startedAt);
      return result;
    },
  });
  await database.close();
  return took;
}

async function simulate(settings: Settings, file: string): Promise<Simulated> {
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const database = await openDatabase(settings.place);
  const { managerId } = await seedLoad(database, { devices: DEVICES, groups: GROUPS, now: Date.now(), passwordHash });
  await database.close();
  const before = statSync(file).size;

  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
  const next = today + DAY_MS;
  writeFast(file, (query) => addSamples(query, 1, today, next));
  await pack(settings, next + MINUTE_MS);
  writeFast(file, (query) => {
    copyDay(query, today);
    addSamples(query, DEVICES, next, next + QUARTER_MS);
  });
  const packing = await pack(settings, next + QUARTER_MS + MINUTE_MS);
  return { kilobytes: (statSync(file).size - before) / 1024 / DEVICES, packing, managerId };
}

/** How long charts of devices from all over the fleet take, asked for one after the other, in milliseconds. */
async function chartTimes(settings: Settings, managerId: string, range: string): Promise<readonly number[]> {
  const server = await startServer(settings);
  try {
    const login = await fetch(`${server.url}${API_BASE}/access`, {
      method: 'POST',
      body: JSON.stringify({ type: '1STEP', mail: managerId, pw: PASSWORD }),
    });
    const { objects } = (await login.json()) as { objects: { token: string } };
    const times: number[] = [];
    for (let chart = -WARM_UP; chart < CHARTS; chart += 1) {
      const devicePk = 1 + Math.floor(((chart + WARM_UP) / (CHARTS + WARM_UP)) * DEVICES);
      const startedAt = performance.now();
      const answer = await fetch(`${server.url}${API_BASE}/devices/${devicePk}/usage?range=${range}`, {
        headers: { token: objects.token },
      });
      await answer.text();
      if (chart >= 0) times.push(answer.ok ? performance.now() - startedAt : Number.NaN);
    }
    return times;
  } finally {
    await server.stop();
  }
}

export async function usage(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  try {
    const settings = readSettings({ DATA_DIR: folder, DEMO: '0', PORT: '0', ADMIN_PASSWORD: PASSWORD });
    const fleet = `${DEVICES.toLocaleString('en')} devices`;
    const { kilobytes, packing, managerId } = await simulate(settings, path.join(folder, 'remote-console.sqlite'));
    const seconds = packing.reduce((sum, each) => sum + each, 0) / 1000;
    const findings: Finding[] = [
      {
        what: `usage of a year, ${fleet}, room of a device`,
        value: kilobytes,
        unit: 'KB',
        goal: KB_A_DEVICE,
        detail: `${((kilobytes * DEVICES) / 1024 / 1024).toFixed(1)} GB in all`,
      },
      {
        what: `usage of a quarter of an hour, ${fleet}, 19 of 20 transactions of packing`,
        value: nineteenOfTwenty(packing),
        unit: 'ms',
        goal: STALL_MS,
        detail: `${packing.length} transactions, the longest ${Math.max(...packing).toFixed(0)} ms, which may write the log back, ${seconds.toFixed(1)} s of every 900, ${Math.round((DEVICES * 3) / 900)} rows a second on average`,
      },
    ];
    for (const range of ['day', 'month', 'year']) {
      const times = await chartTimes(settings, managerId, range);
      findings.push({
        what: `usage chart of a ${range}, ${fleet}, 19 of 20`,
        value: nineteenOfTwenty(times),
        unit: 'ms',
        goal: CHART_MS,
        detail: `median ${median(times).toFixed(1)} ms, with the request, each of another device`,
      });
    }
    return findings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
