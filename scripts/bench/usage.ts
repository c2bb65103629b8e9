/**
 * The history of usage of 20,000 devices over a year, as the server keeps it in SQLite: how much room it takes, how long
 * packing a quarter of an hour of all of them takes, and how long a chart takes. One day is packed by the server; the other
 * days and devices are copies of it, in the order in which they would have been written.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  type OpenDatabase,
  type Settings,
} from '@remote-console/server';
import { sql } from 'kysely';
import { median, type Finding } from './finding.ts';

const DEVICES = 20_000;
const GROUPS = 200;
const PASSWORD = 'Bench!2345';
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 96 * QUARTER_MS;
const REPORTS_A_MINUTE = 12;
/** Days, a little more than are kept: rows go when all of them is too old. */
const KEPT_DAYS = { 15: 32, 60: 366 } as const;
const CHARTS = 60;
const KB_A_DEVICE = 300;
const CHART_MS = 50;
/** No transaction should hold up a report for longer. */
const STALL_MS = 100;

type Query = OpenDatabase['query'];

/** Minutes of devices from one moment to another, as reports would have summed them up. */
async function addSamples(query: Query, devices: number, from: number, until: number): Promise<void> {
  await sql`with recursive minutes(at) as (
      select ${from} union all select at + ${MINUTE_MS} from minutes where at + ${MINUTE_MS} < ${until})
    insert into usage_samples (device_fk, minute_at, reports, cpu_sum, cpu_high, memory_sum, memory_high, disk_sum, disk_high)
    select pk, at, ${REPORTS_A_MINUTE},
      ${REPORTS_A_MINUTE} * ((pk * 7 + at / ${MINUTE_MS}) % 60), (pk * 7 + at / ${MINUTE_MS}) % 60 + 30.25,
      ${REPORTS_A_MINUTE} * 48.5, 51, ${REPORTS_A_MINUTE} * 70.25, 70.25
    from (select pk from devices order by pk limit ${devices}), minutes`.execute(query);
}

/** Copies the day of the first device to all devices and to all days that are kept. */
async function copyDay(query: Query, today: number): Promise<void> {
  const { pk } = await query.selectFrom('devices').select('pk').orderBy('pk').executeTakeFirstOrThrow();
  await sql`create temporary table template as
    select resolution, period_at, buckets from device_usage where device_fk = ${pk}`.execute(query);
  await sql`delete from device_usage`.execute(query);
  for (const [resolution, days] of Object.entries(KEPT_DAYS)) {
    await sql`with recursive days(day) as (select ${days} - 1 union all select day - 1 from days where day > 0)
      insert into device_usage (device_fk, resolution, period_at, buckets)
      select devices.pk, resolution, ${today} - day * ${DAY_MS}, buckets
      from days, template, devices where resolution = ${Number(resolution)}`.execute(query);
  }
  await sql`insert into device_usage (device_fk, resolution, period_at, buckets)
    select devices.pk, resolution, period_at, buckets from template, devices where resolution = 1`.execute(query);
}

/** The bytes of the database and of what is still in its log. */
function bytesOf(file: string): number {
  return statSync(file).size;
}

interface Simulated {
  readonly kilobytes: number;
  readonly packing: readonly number[];
  readonly managerId: string;
}

async function simulate(settings: Settings, file: string): Promise<Simulated> {
  const database = await openDatabase(settings.place);
  const { query } = database;
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId } = await seedLoad(database, { devices: DEVICES, groups: GROUPS, now: Date.now(), passwordHash });
  await sql`pragma wal_checkpoint(truncate)`.execute(query);
  const before = bytesOf(file);

  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
  const packing: number[] = [];
  const connection = connect(database, createMemoryBus(), () => today + DAY_MS + MINUTE_MS);
  await addSamples(query, 1, today, today + DAY_MS);
  await packUsage(connection);
  await copyDay(query, today);

  await addSamples(query, DEVICES, today + DAY_MS, today + DAY_MS + QUARTER_MS);
  const later = connect(database, createMemoryBus(), () => today + DAY_MS + QUARTER_MS + MINUTE_MS);
  await packUsage({
    ...later,
    transact: async (work) => {
      const startedAt = performance.now();
      const result = await later.transact(work);
      packing.push(performance.now() - startedAt);
      return result;
    },
  });
  await sql`pragma wal_checkpoint(truncate)`.execute(query);
  const kilobytes = (bytesOf(file) - before) / 1024 / DEVICES;
  await database.close();
  return { kilobytes, packing, managerId };
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
    for (let chart = 0; chart < CHARTS; chart += 1) {
      const devicePk = 1 + Math.floor((chart / CHARTS) * DEVICES);
      const startedAt = performance.now();
      const answer = await fetch(`${server.url}${API_BASE}/devices/${devicePk}/usage?range=${range}`, {
        headers: { token: objects.token },
      });
      await answer.text();
      times.push(answer.ok ? performance.now() - startedAt : Number.NaN);
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
        what: `usage of a quarter of an hour, ${fleet}, longest transaction of packing`,
        value: Math.max(...packing),
        unit: 'ms',
        goal: STALL_MS,
        detail: `${packing.length} transactions, ${seconds.toFixed(1)} s of every 900, ${Math.round((DEVICES * 3) / 900)} rows a second on average`,
      },
    ];
    for (const range of ['day', 'month', 'year']) {
      const times = await chartTimes(settings, managerId, range);
      findings.push({
        what: `usage chart of a ${range}, ${fleet}, 95th of 100`,
        value: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN,
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
