/** The stored measurements of a device; each is a percentage from 0 to 100. */
export const USAGE_MEASURES = ['cpu', 'memory', 'disk'] as const;
export type UsageMeasure = (typeof USAGE_MEASURES)[number];

/** The stored network measurements of a device, in bytes per second. Not every agent reports them. */
export const NETWORK_MEASURES = ['received', 'sent'] as const;
export type NetworkMeasure = (typeof NETWORK_MEASURES)[number];

/** How far back a usage timeline goes. */
export const USAGE_RANGES = ['day', 'month', 'year'] as const;
export type UsageRange = (typeof USAGE_RANGES)[number];

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How usage is stored for a range; all in milliseconds. */
export interface UsageKeeping {
  /** The length of a bucket. */
  readonly bucketMs: number;
  /** The retention time. */
  readonly keptMs: number;
  /** How much one stored row holds: whole buckets, belonging to no other row. */
  readonly rowMs: number;
  /** The most that a stored row may hold: earlier versions had rows of other lengths. */
  readonly longestRowMs: number;
}

/**
 * By minute for a day, by quarter of an hour for a month, by hour for a year. A chart of a year reads one row per five
 * days: with a row per day it would spend most of its time finding 366 of them.
 */
export const USAGE_KEEPING = {
  day: { bucketMs: MINUTE_MS, keptMs: DAY_MS, rowMs: QUARTER_MS, longestRowMs: QUARTER_MS },
  month: { bucketMs: QUARTER_MS, keptMs: 31 * DAY_MS, rowMs: DAY_MS, longestRowMs: DAY_MS },
  year: { bucketMs: HOUR_MS, keptMs: 365 * DAY_MS, rowMs: 5 * DAY_MS, longestRowMs: 6 * DAY_MS },
} as const satisfies Record<UsageRange, UsageKeeping>;

/** One measure over a time span: 0 to 100, or bytes per second; the maximum is never below the average. */
export interface UsageFigure {
  readonly average: number;
  readonly highest: number;
}

/** The network traffic over a time span. */
export interface NetworkUsage extends Readonly<Record<NetworkMeasure, UsageFigure>> {
  /** How many reports it sums up, at least 1. */
  readonly count: number;
}

/** The measurements over a time span. */
export interface UsageBucket extends Readonly<Record<UsageMeasure, UsageFigure>> {
  /** How many reports it sums up, at least 1. Without a report there is no bucket. */
  readonly count: number;
  /** Null if none of the reports had network data. */
  readonly network: NetworkUsage | null;
}

/** A bucket with its start, in epoch milliseconds. */
export interface UsagePoint {
  readonly at: number;
  readonly bucket: UsageBucket;
}

function mergeFigures(one: UsageFigure, ones: number, other: UsageFigure, others: number): UsageFigure {
  const average = (one.average * ones + other.average * others) / (ones + others);
  const highest = Math.max(one.highest, other.highest);
  // Rounding may lift the average of equal values above them.
  return { average: Math.min(average, highest), highest };
}

function mergeNetwork(one: NetworkUsage | null, other: NetworkUsage | null): NetworkUsage | null {
  if (!one || !other) return one ?? other;
  const merge = (measure: NetworkMeasure) => mergeFigures(one[measure], one.count, other[measure], other.count);
  return { count: one.count + other.count, received: merge('received'), sent: merge('sent') };
}

/** Merges two buckets: averages are weighted by their reports, and the higher maximum counts. */
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

/** A bucket of any kind with its start, in epoch milliseconds. */
interface PointOf<Bucket> {
  readonly at: number;
  readonly bucket: Bucket;
}

/** Points rolled up into longer steps, see `rollUpUsage`; `merge` combines two buckets. */
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
 * Points rolled up into longer steps, in chronological order.
 *
 * @param stepMs Length of a step, in milliseconds.
 * @param offsetMs How far local time is ahead of UTC: steps start where they would start on a local clock.
 */
export function rollUpUsage(points: Iterable<UsagePoint>, stepMs: number, offsetMs = 0): readonly UsagePoint[] {
  return rollUp(points, mergeUsage, stepMs, offsetMs);
}

/** Where a moment is stored: the row's start in epoch milliseconds, and the bucket's index in the row. */
export function usagePlace(range: UsageRange, at: number): { readonly rowAt: number; readonly index: number } {
  const { bucketMs, rowMs } = USAGE_KEEPING[range];
  const rowAt = Math.floor(at / rowMs) * rowMs;
  return { rowAt, index: Math.floor((at - rowAt) / bucketMs) };
}

/** Rows that start before this moment contain nothing from the requested moment on. */
export function usageRowsSince(range: UsageRange, from: number): number {
  return from - USAGE_KEEPING[range].longestRowMs + 1;
}

/** Rows that start before this moment are past their retention time, and are deleted. */
export function usageKeptSince(range: UsageRange, now: number): number {
  return usageRowsSince(range, now - USAGE_KEEPING[range].keptMs);
}

/** Minute samples before this moment are complete and can be packed. */
export function usageCompleteBefore(now: number): number {
  const { rowMs } = USAGE_KEEPING.day;
  // A report that began just before the end of a quarter of an hour may still be on its way to the database.
  return Math.floor((now - MINUTE_MS) / rowMs) * rowMs;
}

/** Familiar step lengths, in minutes; each divides a day or is a day. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440] as const;

/**
 * The shortest step that gives a range at most that many points, in milliseconds; never shorter than what is stored,
 * and at most a day.
 */
export function usageStep(range: UsageRange, mostPoints: number): number {
  const { bucketMs, keptMs } = USAGE_KEEPING[range];
  const steps = STEPS.map((minutes) => minutes * MINUTE_MS);
  return steps.find((step) => step >= bucketMs && keptMs / step <= mostPoints) ?? DAY_MS;
}

/** The range of a timeline whose last step is in progress, in epoch milliseconds. */
export function usageWindow(
  range: UsageRange,
  now: number,
  stepMs: number,
  offsetMs = 0,
): { readonly from: number; readonly until: number } {
  const until = (Math.floor((now + offsetMs) / stepMs) + 1) * stepMs - offsetMs;
  return { from: until - USAGE_KEEPING[range].keptMs, until };
}
