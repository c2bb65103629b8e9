/** What is measured of a device and kept; each is a share of 0 to 100. */
export const USAGE_MEASURES = ['cpu', 'memory', 'disk'] as const;
export type UsageMeasure = (typeof USAGE_MEASURES)[number];

/** What is measured of the network of a device and kept, in bytes per second. Not every agent reports it. */
export const NETWORK_MEASURES = ['received', 'sent'] as const;
export type NetworkMeasure = (typeof NETWORK_MEASURES)[number];

/** How far back a timeline of usage goes. */
export const USAGE_RANGES = ['day', 'month', 'year'] as const;
export type UsageRange = (typeof USAGE_RANGES)[number];

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How usage is kept for a range; all in milliseconds. */
export interface UsageKeeping {
  /** What one bucket sums up. */
  readonly bucketMs: number;
  /** How long it is kept. */
  readonly keptMs: number;
  /** How much one stored row holds: whole buckets, and none of another row. */
  readonly rowMs: number;
  /** How much a stored row may hold at most: earlier versions had rows of other lengths. */
  readonly longestRowMs: number;
}

/**
 * By minute for a day, by quarter of an hour for a month, by hour for a year. A chart of a year reads one row for five days:
 * with a row a day it would spend most of its time on finding 366 of them.
 */
export const USAGE_KEEPING = {
  day: { bucketMs: MINUTE_MS, keptMs: DAY_MS, rowMs: QUARTER_MS, longestRowMs: QUARTER_MS },
  month: { bucketMs: QUARTER_MS, keptMs: 31 * DAY_MS, rowMs: DAY_MS, longestRowMs: DAY_MS },
  year: { bucketMs: HOUR_MS, keptMs: 365 * DAY_MS, rowMs: 5 * DAY_MS, longestRowMs: 6 * DAY_MS },
} as const satisfies Record<UsageRange, UsageKeeping>;

/** One measure over a while: 0 to 100, or bytes per second; the highest never below the average. */
export interface UsageFigure {
  readonly average: number;
  readonly highest: number;
}

/** What went over the network in a while. */
export interface NetworkUsage extends Readonly<Record<NetworkMeasure, UsageFigure>> {
  /** How many reports it sums up, 1 at least. */
  readonly count: number;
}

/** What was measured in a while. */
export interface UsageBucket extends Readonly<Record<UsageMeasure, UsageFigure>> {
  /** How many reports it sums up, 1 at least. Without a report there is no bucket. */
  readonly count: number;
  /** Null where none of the reports said anything about the network. */
  readonly network: NetworkUsage | null;
}

/** A bucket and when it begins, in epoch milliseconds. */
export interface UsagePoint {
  readonly at: number;
  readonly bucket: UsageBucket;
}

function mergeFigures(one: UsageFigure, ones: number, other: UsageFigure, others: number): UsageFigure {
  const average = (one.average * ones + other.average * others) / (ones + others);
  const highest = Math.max(one.highest, other.highest);
  // Rounding may lift the average of equal figures above them.
  return { average: Math.min(average, highest), highest };
}

function mergeNetwork(one: NetworkUsage | null, other: NetworkUsage | null): NetworkUsage | null {
  if (!one || !other) return one ?? other;
  const merge = (measure: NetworkMeasure) => mergeFigures(one[measure], one.count, other[measure], other.count);
  return { count: one.count + other.count, received: merge('received'), sent: merge('sent') };
}

/** Two buckets as one: averages weigh by their reports, and the highest stays the highest. */
export function mergeUsage(one: UsageBucket, other: UsageBucket): UsageBucket {
  const merge = (measure: UsageMeasure) => mergeFigures(one[measure], one.count, other[measure], other.count);
  return {
    count: one.count + other.count,
    cpu: merge('cpu'),
    memory: merge('memory'),
    disk: merge('disk'),
    network: mergeNetwork(one.network, other.network),
  };
}

/** A bucket of whatever kind and when it begins, in epoch milliseconds. */
interface PointOf<Bucket> {
  readonly at: number;
  readonly bucket: Bucket;
}

/** Points summed up by longer steps, see `rollUpUsage`; `merge` makes one bucket of two. */
export function rollUp<Bucket>(
  points: Iterable<PointOf<Bucket>>,
  merge: (one: Bucket, other: Bucket) => Bucket,
  stepMs: number,
  offsetMs: number,
): readonly PointOf<Bucket>[] {
  const steps = new Map<number, Bucket>();
  for (const { at, bucket } of points) {
    const start = Math.floor((at + offsetMs) / stepMs) * stepMs - offsetMs;
    const sum = steps.get(start);
    steps.set(start, sum === undefined ? bucket : merge(sum, bucket));
  }
  return [...steps].map(([at, bucket]) => ({ at, bucket })).toSorted((one, other) => one.at - other.at);
}

/**
 * Points summed up by longer steps, in the order of time.
 *
 * @param stepMs How long a step is, in milliseconds.
 * @param offsetMs How far local time is ahead of UTC: steps begin where they would begin on a local clock.
 */
export function rollUpUsage(points: Iterable<UsagePoint>, stepMs: number, offsetMs = 0): readonly UsagePoint[] {
  return rollUp(points, mergeUsage, stepMs, offsetMs);
}

/** Where a moment is stored: the row's beginning in epoch milliseconds, and the place of its bucket in the row. */
export function usagePlace(range: UsageRange, at: number): { readonly rowAt: number; readonly index: number } {
  const { bucketMs, rowMs } = USAGE_KEEPING[range];
  const rowAt = Math.floor(at / rowMs) * rowMs;
  return { rowAt, index: Math.floor((at - rowAt) / bucketMs) };
}

/** Rows that begin before this moment hold nothing of what is wanted from another moment on. */
export function usageRowsSince(range: UsageRange, from: number): number {
  return from - USAGE_KEEPING[range].longestRowMs + 1;
}

/** Rows that begin before this moment hold nothing that is still kept, and go. */
export function usageKeptSince(range: UsageRange, now: number): number {
  return usageRowsSince(range, now - USAGE_KEEPING[range].keptMs);
}

/** Samples of minutes before this moment are complete, so that they may be packed. */
export function usageCompleteBefore(now: number): number {
  const { rowMs } = USAGE_KEEPING.day;
  // A report that began just before the end of a quarter of an hour may still be on its way into the database.
  return Math.floor((now - MINUTE_MS) / rowMs) * rowMs;
}

/** Lengths of a step that people know, in minutes; each divides a day or is a day. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440] as const;

/**
 * The shortest step by which a range has at most that many points, in milliseconds; never shorter than what is kept, and a
 * day at the longest.
 */
export function usageStep(range: UsageRange, mostPoints: number): number {
  const { bucketMs, keptMs } = USAGE_KEEPING[range];
  const steps = STEPS.map((minutes) => minutes * MINUTE_MS);
  return steps.find((step) => step >= bucketMs && keptMs / step <= mostPoints) ?? DAY_MS;
}

/** From when until when a timeline goes whose last step is running, in epoch milliseconds. */
export function usageWindow(
  range: UsageRange,
  now: number,
  stepMs: number,
  offsetMs = 0,
): { readonly from: number; readonly until: number } {
  const until = (Math.floor((now + offsetMs) / stepMs) + 1) * stepMs - offsetMs;
  return { from: until - USAGE_KEEPING[range].keptMs, until };
}
