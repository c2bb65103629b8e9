import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  rollUpUsage,
  USAGE_KEEPING,
  USAGE_RANGES,
  usageCompleteBefore,
  type UsagePoint,
  usagePlace,
  type UsageRange,
} from '@remote-console/domain';
import type { Connection } from '../../database/connection.ts';
import { oneAtATime } from '../../database/dialect.ts';
import { packedRow } from './usageRow.ts';
import { pointOfSample } from './usageSamples.ts';

/** Devices whose samples are packed in one transaction, which should hold the database for some milliseconds only. */
const AT_ONCE = 50;
const MINUTE_MS = 60_000;
/** Milliseconds of samples that are packed in one transaction. */
const MOST_MS = 60 * MINUTE_MS;

/** How long a bucket of a range is, as rows name it. */
export function resolutionOf(range: UsageRange): number {
  return USAGE_KEEPING[range].bucketMs / MINUTE_MS;
}

type DevicePoints = ReadonlyMap<number, readonly UsagePoint[]>;

/** Takes the complete samples of the devices from one pk to another; from now on they are nobody else's. */
async function takeSamples(
  { query }: Connection,
  devices: { readonly first: number; readonly last: number },
  before: number,
): Promise<DevicePoints> {
  const samples = await query
    .deleteFrom('usage_samples')
    .where('device_fk', '>=', devices.first)
    .where('device_fk', '<=', devices.last)
    .where('minute_at', '<', before)
    .returningAll()
    .execute();
  const taken = Map.groupBy(samples, ({ device_fk }) => device_fk);
  return new Map([...taken].map(([pk, ofDevice]) => [pk, ofDevice.map(pointOfSample)]));
}

/** Adds points to the rows of one range. */
async function addToRows({ query }: Connection, range: UsageRange, taken: DevicePoints): Promise<void> {
  const resolution = resolutionOf(range);
  const parts = [...taken].flatMap(([device_fk, points]) =>
    [...Map.groupBy(rollUpUsage(points, USAGE_KEEPING[range].bucketMs), ({ at }) => usagePlace(range, at).rowAt)].map(
      ([period_at, ofRow]) => ({ device_fk, period_at, ofRow }),
    ),
  );
  const rows = await query
    .selectFrom('device_usage')
    .select(['device_fk', 'period_at', 'buckets'])
    .where('device_fk', 'in', [...taken.keys()])
    .where('resolution', '=', resolution)
    .where('period_at', 'in', [...new Set(parts.map(({ period_at }) => period_at))])
    .execute();
  const keyOf = (row: { readonly device_fk: number; readonly period_at: number }) =>
    `${row.device_fk} ${row.period_at}`;
  const there = new Map(rows.map((row) => [keyOf(row), row.buckets]));
  await query
    .insertInto('device_usage')
    .values(
      parts.map(({ device_fk, period_at, ofRow }) => ({
        device_fk,
        resolution,
        period_at,
        buckets: packedRow(range, there.get(keyOf({ device_fk, period_at })) ?? null, ofRow),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['device_fk', 'resolution', 'period_at'])
        .doUpdateSet((eb) => ({ buckets: eb.ref('excluded.buckets') })),
    )
    .execute();
}

/**
 * The end of what is packed at once: an hour after the oldest sample. Where packing failed for days, a batch is no larger
 * than any other.
 */
async function endOfBatch({ query }: Connection, first: number, last: number, before: number): Promise<number> {
  const { oldest } = await query
    .selectFrom('usage_samples')
    .select((eb) => eb.fn.min('minute_at').as('oldest'))
    .where('device_fk', '>=', first)
    .where('device_fk', '<=', last)
    .executeTakeFirstOrThrow();
  return Math.min(before, usagePlace('day', oldest).rowAt + MOST_MS);
}

/** Packs samples of the next devices; answers after which device to go on, or null when there are no more. */
async function packBatch(inside: Connection, after: number, before: number): Promise<number | null> {
  await oneAtATime(inside.query, inside.engine, 'usagePacking');
  const devices = await inside.query
    .selectFrom('usage_samples')
    .select('device_fk')
    .where('device_fk', '>', after)
    .where('minute_at', '<', before)
    .groupBy('device_fk')
    .orderBy('device_fk')
    .limit(AT_ONCE)
    .execute();
  const [first, last] = [devices[0], devices.at(-1)];
  if (!first || !last) return null;
  const until = await endOfBatch(inside, first.device_fk, last.device_fk, before);
  const taken = await takeSamples(inside, { first: first.device_fk, last: last.device_fk }, until);
  for (const range of USAGE_RANGES) await addToRows(inside, range, taken);
  return until < before ? after : last.device_fk;
}

/**
 * Packs the samples of quarters of an hour that are over. Samples go and their sums come in one transaction, so that
 * nothing is lost or counted twice wherever a server ends. Any number of processes may do it at once.
 */
export async function packUsage(connection: Connection): Promise<void> {
  const before = usageCompleteBefore(connection.now());
  let after: number | null = 0;
  while (after !== null) {
    const reached: number = after;
    after = await connection.transact((inside) => packBatch(inside, reached, before));
    // Requests that came meanwhile go first.
    await nextTurn();
  }
}
