import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  rollUpUsage,
  USAGE_KEEPING,
  usageCompleteBefore,
  type UsagePoint,
  usagePlace,
  type UsageRange,
} from '@remote-console/domain';
import { type Connection, oneAtATime } from '../../database/index.ts';
import { addToGroups, type GroupMinute } from './packGroupUsage.ts';
import { resolutionOf } from './resolution.ts';
import { bucketOfRow, packedRow } from './usageRow.ts';
import { pointOfSample } from './usageSamples.ts';
import { deviceMinute } from './usageSums.ts';

/** Devices whose samples are packed in one transaction, which should lock the database only for some milliseconds. */
const AT_ONCE = 50;
/** Milliseconds of samples that are packed in one transaction. */
const MOST_MS = 60 * 60_000;

/** What was taken of a device. */
interface Taken {
  readonly points: readonly UsagePoint[];
  /** The group of the device, by the start of the minute. */
  readonly groups: ReadonlyMap<number, number | null>;
}
type TakenByDevice = ReadonlyMap<number, Taken>;

/** Takes the complete samples of devices; nobody else gets them from now on. */
async function takeSamples({ query }: Connection, pks: readonly number[], before: number): Promise<TakenByDevice> {
  const samples = await query
    .deleteFrom('usage_samples')
    .where('device_fk', 'in', pks)
    .where('minute_at', '<', before)
    .returningAll()
    .execute();
  return new Map(
    [...Map.groupBy(samples, ({ device_fk }) => device_fk)].map(([pk, ofDevice]) => [
      pk,
      {
        points: ofDevice.map(pointOfSample),
        groups: new Map(ofDevice.map(({ minute_at, device_group_fk }) => [minute_at, device_group_fk])),
      },
    ]),
  );
}

/** Adds points to the rows of one range, and returns each row with what was added and its previous content. */
async function addToRows({ query }: Connection, range: UsageRange, taken: TakenByDevice) {
  const resolution = resolutionOf(range);
  const parts = [...taken].flatMap(([device_fk, { points }]) =>
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
  const changed = parts.map(({ ofRow, ...key }) => {
    const before = there.get(keyOf(key)) ?? null;
    return { ...key, ofRow, before, buckets: packedRow(range, before, ofRow) };
  });
  await query
    .insertInto('device_usage')
    .values(changed.map(({ device_fk, period_at, buckets }) => ({ device_fk, resolution, period_at, buckets })))
    .onConflict((conflict) =>
      conflict
        .columns(['device_fk', 'resolution', 'period_at'])
        .doUpdateSet((eb) => ({ buckets: eb.ref('excluded.buckets') })),
    )
    .execute();
  return changed;
}

/** The minutes of devices that were added to their rows. */
function minutesOf(rows: Awaited<ReturnType<typeof addToRows>>, taken: TakenByDevice): readonly GroupMinute[] {
  return rows.flatMap(({ device_fk: deviceId, ofRow, before, buckets }) =>
    ofRow.flatMap(({ at }) => {
      const { index } = usagePlace('day', at);
      const now = bucketOfRow(buckets, index);
      const groupId = taken.get(deviceId)?.groups.get(at) ?? null;
      return now ? [{ deviceId, groupId, ...deviceMinute(at, bucketOfRow(before, index), now) }] : [];
    }),
  );
}

/**
 * The end of what is packed in one go: an hour after the oldest sample. If packing failed for days, a batch is no
 * larger than any other.
 */
async function endOfBatch({ query }: Connection, pks: readonly number[], before: number): Promise<number> {
  const { oldest } = await query
    .selectFrom('usage_samples')
    .select((eb) => eb.fn.min<number | null>('minute_at').as('oldest'))
    .where('device_fk', 'in', pks)
    .executeTakeFirstOrThrow();
  return oldest === null ? before : Math.min(before, usagePlace('day', oldest).rowAt + MOST_MS);
}

/** Packs samples of some devices; true when they have more. */
async function packBatch(inside: Connection, pks: readonly number[], before: number): Promise<boolean> {
  await oneAtATime(inside.query, inside.engine, 'usagePacking');
  const until = await endOfBatch(inside, pks, before);
  const taken = await takeSamples(inside, pks, until);
  if (taken.size > 0) {
    const minutes = minutesOf(await addToRows(inside, 'day', taken), taken);
    await addToRows(inside, 'month', taken);
    await addToRows(inside, 'year', taken);
    await addToGroups(inside, minutes);
  }
  return until < before;
}

/**
 * The devices that have samples to pack, sorted by group: the sums of a group are written with each batch that has
 * devices of it, so with few batches.
 */
async function devicesToPack({ query }: Connection, before: number): Promise<readonly number[]> {
  const waiting = query.selectFrom('usage_samples').select('device_fk').where('minute_at', '<', before);
  const devices = await query
    .selectFrom('devices')
    .select('pk')
    .where('pk', 'in', waiting)
    .orderBy('device_group_fk')
    .orderBy('pk')
    .execute();
  return devices.map(({ pk }) => pk);
}

/**
 * Packs the samples of complete quarters of an hour. Samples are deleted and their sums added in one transaction, so
 * that nothing is lost or counted twice wherever a server ends. Any number of processes may do it at the same time.
 */
export async function packUsage(connection: Connection): Promise<void> {
  const before = usageCompleteBefore(connection.now());
  const devices = await devicesToPack(connection, before);
  for (let start = 0; start < devices.length; start += AT_ONCE) {
    const pks = devices.slice(start, start + AT_ONCE);
    let isMore = true;
    while (isMore) {
      isMore = await connection.transact((inside) => packBatch(inside, pks, before));
      // Lets waiting requests go first.
      await nextTurn();
    }
  }
}
