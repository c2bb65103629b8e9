import {
  mergeUsage,
  rollUp,
  usageCompleteBefore,
  usageKeptSince,
  usageWindow,
  type UsageBucket,
  type UsageRange,
} from './usageHistory.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What was measured of several devices in a while. `count` is in minutes of a device: each minute in which a device
 * reported counts once, however often it did. So the average is that of the devices that reported, for as long as they did.
 */
export interface GroupUsageBucket extends UsageBucket {
  /** The most devices that reported in one and the same minute, 1 at least. */
  readonly devices: number;
}

/** A bucket of several devices and when it begins, in epoch milliseconds. */
export interface GroupUsagePoint {
  readonly at: number;
  readonly bucket: GroupUsageBucket;
}

/** Two buckets of the same devices, one after the other, as one. */
function mergeGroupUsage(one: GroupUsageBucket, other: GroupUsageBucket): GroupUsageBucket {
  return { ...mergeUsage(one, other), devices: Math.max(one.devices, other.devices) };
}

/** Points of several devices summed up by longer steps, as `rollUpUsage` does it for one device. */
export function rollUpGroupUsage(
  points: Iterable<GroupUsagePoint>,
  stepMs: number,
  offsetMs = 0,
): readonly GroupUsagePoint[] {
  return rollUp(points, mergeGroupUsage, stepMs, offsetMs);
}

/**
 * From when until when a timeline of several devices goes, in epoch milliseconds: until the step of the last quarter of an hour
 * that is packed, as sums are made while packing.
 */
export function groupUsageWindow(range: UsageRange, now: number, stepMs: number, offsetMs = 0) {
  return usageWindow(range, usageCompleteBefore(now) - 1, stepMs, offsetMs);
}

/** Sums in rows that begin before this moment are in no timeline any more, and go. */
export function groupUsageKeptSince(range: UsageRange, now: number): number {
  return usageKeptSince(range, usageCompleteBefore(now));
}

/** How long a row of the table of a range is, in milliseconds: few enough rows to be read one by one. */
const USAGE_TABLE_STEP = {
  day: HOUR_MS,
  month: DAY_MS,
  year: 7 * DAY_MS,
} as const satisfies Record<UsageRange, number>;

/** The epoch began on a Thursday, so a week begins this much earlier. */
const MONDAY_OFFSET_MS = 3 * DAY_MS;

/** The rows of a table of a range, newest first, of several devices or of one; weeks begin on Monday. */
export function usageTableRows(
  range: UsageRange,
  points: Iterable<GroupUsagePoint>,
  offsetMs: number,
): readonly GroupUsagePoint[] {
  const shift = range === 'year' ? offsetMs + MONDAY_OFFSET_MS : offsetMs;
  return rollUpGroupUsage(points, USAGE_TABLE_STEP[range], shift).toReversed();
}
