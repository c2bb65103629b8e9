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
 * Measurements of several devices over a time span. `count` is in device minutes: each minute in which a device
 * reported counts once, however often. The average thus covers the devices that reported, as long as they did.
 */
export interface GroupUsageBucket extends UsageBucket {
  /** The most devices that reported in the same minute, at least 1. */
  readonly devices: number;
}

/** A bucket of several devices with its start, in epoch milliseconds. */
export interface GroupUsagePoint {
  readonly at: number;
  readonly bucket: GroupUsageBucket;
}

/** Merges two consecutive buckets of the same devices. */
function mergeGroupUsage(one: GroupUsageBucket, other: GroupUsageBucket): GroupUsageBucket {
  return { ...mergeUsage(one, other), devices: Math.max(one.devices, other.devices) };
}

/** Rolls up points of several devices into longer steps, as `rollUpUsage` does for one device. */
export function rollUpGroupUsage(
  points: Iterable<GroupUsagePoint>,
  stepMs: number,
  offsetMs = 0,
): readonly GroupUsagePoint[] {
  return rollUp(points, mergeGroupUsage, stepMs, offsetMs);
}

/**
 * The range of a timeline of several devices, in epoch milliseconds: until the step of the last packed quarter of an
 * hour, because sums are made while packing.
 */
export function groupUsageWindow(range: UsageRange, now: number, stepMs: number, offsetMs = 0) {
  return usageWindow(range, usageCompleteBefore(now) - 1, stepMs, offsetMs);
}

/** Sums in rows that start before this moment are in no timeline any more, and are deleted. */
export function groupUsageKeptSince(range: UsageRange, now: number): number {
  return usageKeptSince(range, usageCompleteBefore(now));
}

/** The row length in a range's table, in milliseconds: few enough rows to read one by one. */
const USAGE_TABLE_STEP = {
  day: HOUR_MS,
  month: DAY_MS,
  year: 7 * DAY_MS,
} as const satisfies Record<UsageRange, number>;

/** The epoch began on a Thursday, so weeks start this much earlier. */
const MONDAY_OFFSET_MS = 3 * DAY_MS;

/** The rows of a range's table, newest first, for one or several devices; weeks start on Monday. */
export function usageTableRows(
  range: UsageRange,
  points: Iterable<GroupUsagePoint>,
  offsetMs: number,
): readonly GroupUsagePoint[] {
  const shift = range === 'year' ? offsetMs + MONDAY_OFFSET_MS : offsetMs;
  return rollUpGroupUsage(points, USAGE_TABLE_STEP[range], shift).toReversed();
}
