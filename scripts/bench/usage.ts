/**
 * The usage history of 20,000 devices over a year, as the server keeps it in SQLite: how much space it takes, how long
 * packing a quarter of an hour of all of them takes, and how long a chart takes, of a device, a group or all of them.
 * One day is packed by the server; the rest are copies of it, in the order in which they would have been written.
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
  type Settings,
} from '@remote-console/server';
import { median, type Finding } from './finding.ts';
import { addDay, bytesOf, DAY_MS, fillYear, QUARTER_MS } from './usageYear.ts';

/** All of them, unless somebody is in a hurry: `BENCH_USAGE_DEVICES`. */
const DEVICES = Number(process.env.BENCH_USAGE_DEVICES ?? 20_000);
/** Of 100 devices each with 20,000; `BENCH_USAGE_GROUPS`. */
const GROUPS = Number(process.env.BENCH_USAGE_GROUPS ?? 200);
const PASSWORD = 'Bench!2345';
const MINUTE_MS = 60_000;
const CHARTS = 60;
/** Charts before those that count, until the server's code is compiled. */
const WARM_UP = 10;
const KB_A_DEVICE = 300;
const CHART_MS = 50;
/** Hardly any transaction should hold up a report for longer. */
const STALL_MS = 100;

/** The 95th percentile of the measurements. */
function nineteenOfTwenty(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

interface Simulated {
  readonly kilobytes: number;
  readonly sums: number;
  readonly packing: readonly number[];
  readonly written: number;
  readonly managerId: string;
  readonly userId: string;
  readonly groupIds: readonly number[];
}

/** Packs what is complete at a given time, and returns how long each transaction took, in milliseconds. */
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

/** The bytes that this process has written to disk so far; 0 on a system that does not count them. */
const writtenBytes = () => process.resourceUsage().fsWrite * 512;

async function simulate(settings: Settings, file: string): Promise<Simulated> {
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const database = await openDatabase(settings.place);
  const load = await seedLoad(database, { devices: DEVICES, groups: GROUPS, now: Date.now(), passwordHash });
  await database.close();
  const before = statSync(file).size;

  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
  addDay(file, today);
  await pack(settings, today + DAY_MS + MINUTE_MS);
  fillYear(file, DEVICES, today);
  const writtenBefore = writtenBytes();
  const packing = await pack(settings, today + DAY_MS + QUARTER_MS + MINUTE_MS);
  return {
    ...load,
    kilobytes: (statSync(file).size - before) / 1024 / DEVICES,
    sums: bytesOf(file, 'group_usage') / bytesOf(file, 'device_usage'),
    packing,
    written: writtenBytes() - writtenBefore,
  };
}

/** A kind of chart: whose it is, and the path of the nth of `CHARTS`. */
interface Charts {
  readonly what: string;
  readonly reader: string;
  readonly pathOf: (number: number) => string;
}

/** How long charts take, requested one after the other, in milliseconds. */
async function chartTimes(settings: Settings, { reader, pathOf }: Charts, range: string): Promise<readonly number[]> {
  const server = await startServer(settings);
  try {
    const login = await fetch(`${server.url}${API_BASE}/access`, {
      method: 'POST',
      body: JSON.stringify({ type: '1STEP', mail: reader, pw: PASSWORD }),
    });
    const { objects } = (await login.json()) as { objects: { token: string } };
    const times: number[] = [];
    for (let chart = -WARM_UP; chart < CHARTS; chart += 1) {
      const url = new URL(`${server.url}${API_BASE}${pathOf(chart + WARM_UP)}`);
      url.searchParams.set('range', range);
      const startedAt = performance.now();
      const answer = await fetch(url, { headers: { token: objects.token } });
      const { objects: courses } = (await answer.json()) as { objects?: { points: unknown[] }[] };
      const isDrawn = answer.ok && (courses?.[0]?.points.length ?? 0) > 0;
      if (chart >= 0) times.push(isDrawn ? performance.now() - startedAt : Number.NaN);
    }
    return times;
  } finally {
    await server.stop();
  }
}

/** Devices and groups from all over the fleet; the fleet for an administrator, and for a user who sees part of it. */
function chartKinds({ managerId, userId, groupIds }: Simulated): readonly Charts[] {
  const share = (number: number) => number / (CHARTS + WARM_UP);
  const seen = groupIds.filter((_, index) => index % 10 === 0).length;
  return [
    {
      what: 'device',
      reader: managerId,
      pathOf: (number) => `/devices/${1 + Math.floor(share(number) * DEVICES)}/usage`,
    },
    {
      what: 'group',
      reader: managerId,
      pathOf: (number) => `/devices/usage?device_group_pk=${groupIds[Math.floor(share(number) * groupIds.length)]}`,
    },
    { what: 'whole company', reader: managerId, pathOf: () => '/devices/usage' },
    { what: `user's ${seen} groups`, reader: userId, pathOf: () => '/devices/usage' },
  ];
}

export async function usage(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  try {
    const settings = readSettings({ DATA_DIR: folder, DEMO: '0', PORT: '0', ADMIN_PASSWORD: PASSWORD });
    const fleet = `${DEVICES.toLocaleString('en')} devices`;
    const simulated = await simulate(settings, path.join(folder, 'remote-console.sqlite'));
    const { kilobytes, sums, packing, written } = simulated;
    const seconds = packing.reduce((sum, each) => sum + each, 0) / 1000;
    const findings: Finding[] = [
      {
        what: `usage of a year, ${fleet}, room of a device`,
        value: kilobytes,
        unit: 'KB',
        goal: KB_A_DEVICE,
        detail: `${((kilobytes * DEVICES) / 1024 / 1024).toFixed(1)} GB in all, with the sums of ${GROUPS} groups, which are ${(sums * 100).toFixed(1)}% of it`,
      },
      {
        what: `usage of a quarter of an hour, ${fleet}, 19 of 20 transactions of packing`,
        value: nineteenOfTwenty(packing),
        unit: 'ms',
        goal: STALL_MS,
        detail: `${packing.length} transactions, the longest ${Math.max(...packing).toFixed(0)} ms, which may write the log back, ${seconds.toFixed(1)} s of every 900, ${Math.round((DEVICES * 3) / 900)} rows and ${(written / 900 / 1024).toFixed(0)} KB a second on average`,
      },
    ];
    for (const charts of chartKinds(simulated)) {
      for (const range of ['day', 'month', 'year']) {
        const times = await chartTimes(settings, charts, range);
        findings.push({
          what: `usage chart of a ${charts.what} over a ${range}, ${fleet}, 19 of 20`,
          value: nineteenOfTwenty(times),
          unit: 'ms',
          goal: CHART_MS,
          detail: `median ${median(times).toFixed(1)} ms, with the request`,
        });
      }
    }
    return findings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
