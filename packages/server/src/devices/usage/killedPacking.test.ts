import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../database/openDatabase.ts';
import { seedLoad } from '../../setup/seedLoad.ts';
import { printed, startChild } from '../../testing/childServer.ts';
import { afterThisTest } from '../../testing/cleanup.ts';
import { environmentOf } from '../../testing/crashTest.ts';
import { newPlace, type TestPlace } from '../../testing/testDatabase.ts';
import { pointsOfRow } from './usageRow.ts';
import { type DeviceMinute, deviceMinute, packedSums } from './usageSums.ts';

/** How often; a longer search is requested with its variable. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [DEVICES, GROUPS, REPORTS, MINUTES] = [1000, 7, 12, 15];

/** An hour ago, all devices reported for a quarter of an hour, and nothing of it is packed. */
async function fill(database: OpenDatabase): Promise<void> {
  await seedLoad(database, { devices: DEVICES, groups: GROUPS, now: Date.now(), passwordHash: '' });
  const from = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  await sql`with recursive minutes(at) as (
      select cast(${from} as bigint) union all select at + ${MINUTE} from minutes where at < ${from + (MINUTES - 1) * MINUTE})
    insert into usage_samples (device_fk, device_group_fk, minute_at, reports,
      cpu_sum, cpu_high, memory_sum, memory_high, disk_sum, disk_high)
    select pk, device_group_fk, at, ${REPORTS}, ${REPORTS} * (pk % 90), pk % 90 + 5, ${REPORTS} * 40.5, 41, 840, 70
    from devices, minutes`.execute(database.query);
}

/** Violations of what must be true at any moment: reports that are missing or counted twice, and inconsistent sums. */
async function damage({ query }: OpenDatabase): Promise<string[]> {
  const found: string[] = [];
  const samples = await query.selectFrom('usage_samples').select('reports').execute();
  const rows = await query
    .selectFrom('device_usage')
    .innerJoin('devices', 'devices.pk', 'device_usage.device_fk')
    .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
    .select(['devices.device_group_fk', 'root_group_fk', 'resolution', 'period_at as rowAt', 'buckets'])
    .execute();
  for (const [range, resolution] of [
    ['day', 1],
    ['month', 15],
    ['year', 60],
  ] as const) {
    const packed = rows
      .filter((row) => row.resolution === resolution)
      .flatMap((row) => pointsOfRow(range, row).map(({ bucket }) => bucket.count));
    const reports = [...samples.map((sample) => sample.reports), ...packed].reduce((sum, each) => sum + each, 0);
    if (reports !== DEVICES * MINUTES * REPORTS) found.push(`${reports} reports by ${range}`);
  }
  const expected = new Map<number, DeviceMinute[]>();
  for (const row of rows.filter(({ resolution }) => resolution === 1)) {
    const minutes = pointsOfRow('day', row).map(({ at, bucket }) => deviceMinute(at, null, bucket));
    for (const group of [row.device_group_fk, row.root_group_fk ?? 0]) {
      expected.set(group, [...(expected.get(group) ?? []), ...minutes]);
    }
  }
  const sums = await query.selectFrom('group_usage').selectAll().where('resolution', '=', 1).execute();
  if (sums.length !== expected.size) found.push(`${sums.length} sums of ${expected.size} groups`);
  for (const { device_group_fk: group, buckets } of sums) {
    const whole = packedSums('day', null, expected.get(group) ?? [], null);
    if (!Buffer.from(whole).equals(Buffer.from(buckets))) found.push(`the sum of group ${group}`);
  }
  return found;
}

async function look<Result>({ place }: TestPlace, at: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await at(database);
  } finally {
    await database.close();
  }
}

/** How many devices have samples that are not packed yet. */
async function leftOf({ query }: OpenDatabase): Promise<number> {
  const left = await query.selectFrom('usage_samples').select('device_fk').distinct().execute();
  return left.length;
}

/** Waits until a program has packed its first batch, however slow the machine is. */
async function firstBatch(database: OpenDatabase, packing: ReturnType<typeof startChild>): Promise<void> {
  const before = await leftOf(database);
  await printed(packing, /(packing) now/);
  if (before > 0) await expect.poll(() => leftOf(database), { interval: 2, timeout: 30_000 }).not.toBe(before);
}

it(
  `packing that is killed ${KILLS} times loses nothing and counts nothing twice, in devices and in sums`,
  { timeout: 240_000 },
  async () => {
    const testPlace = await newPlace();
    afterThisTest(() => testPlace.remove());
    await look(testPlace, fill);
    let killedInTheMiddle = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const packing = startChild(environmentOf(testPlace), './packingProgram.ts');
      await look(testPlace, (database) => firstBatch(database, packing));
      // Each time at another moment of a later batch.
      await pause(4 * kill);
      packing.child.kill('SIGKILL');
      await packing.ended;
      expect(await look(testPlace, damage)).toEqual([]);
      const left = await look(testPlace, leftOf);
      if (left > 0 && left < DEVICES) killedInTheMiddle += 1;
    }
    expect(killedInTheMiddle).toBeGreaterThan(0);
    await startChild(environmentOf(testPlace), './packingProgram.ts').ended;
    expect(await look(testPlace, leftOf)).toBe(0);
    expect(await look(testPlace, damage)).toEqual([]);
  },
);
