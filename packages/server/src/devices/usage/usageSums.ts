import {
  type GroupUsageBucket,
  type GroupUsagePoint,
  NETWORK_MEASURES,
  USAGE_KEEPING,
  USAGE_MEASURES,
  type UsageBucket,
  type UsageFigure,
  usagePlace,
  type UsageRange,
} from '@remote-console/domain';
import { codeOfHighest, highestOfCode } from './rateCode.ts';
import { AVERAGE_STEPS, bucketsPerRow, HIGHEST_STEPS, type UsageRow, viewOf } from './usageRow.ts';

// A bucket of sums is its device minutes, the most devices at the same time, and the minutes with known network
// traffic, in 4 bytes each; then for each measure the sum of the averages of those minutes as a double of 8 bytes, in
// hundredths of a percent or in bytes per second, and the highest in 1 byte, in halves of a percent or by its code.
// Sums are whole numbers, so they are exact in any order. No minute is a bucket of zeros.
const DEVICES_AT = 4;
const NETWORK_AT = 8;
const FIGURES_AT = 12;
const SUM_BYTES = 8;
const FIGURE_BYTES = SUM_BYTES + 1;
const FIGURES = USAGE_MEASURES.length + NETWORK_MEASURES.length;
const BUCKET_BYTES = FIGURES_AT + FIGURE_BYTES * FIGURES;

/** What a minute of a device adds to the sums of its groups. */
export interface DeviceMinute {
  /** Its start, in epoch milliseconds. */
  readonly at: number;
  /** 1, or 0 for a minute that was already summed up and of which more arrived later. */
  readonly minutes: 0 | 1;
  /** The same for known network traffic. */
  readonly networkMinutes: 0 | 1;
  /** For each measure the increase of the sum of averages: a whole number, possibly negative if more arrived later. */
  readonly growth: readonly number[];
  /** For each measure the highest, as stored in a byte. */
  readonly highest: readonly number[];
}

const keptAverages = (bucket: UsageBucket | null): readonly number[] => [
  ...USAGE_MEASURES.map((measure) => (bucket ? Math.round(bucket[measure].average * AVERAGE_STEPS) : 0)),
  ...NETWORK_MEASURES.map((measure) => Math.round(bucket?.network?.[measure].average ?? 0)),
];

/** A minute of a device as stored before, null if it was not, and as stored now. */
export function deviceMinute(at: number, before: UsageBucket | null, now: UsageBucket): DeviceMinute {
  const earlier = keptAverages(before);
  return {
    at,
    minutes: before ? 0 : 1,
    networkMinutes: now.network && !before?.network ? 1 : 0,
    growth: keptAverages(now).map((average, index) => average - (earlier[index] ?? 0)),
    highest: [
      ...USAGE_MEASURES.map((measure) => Math.ceil(now[measure].highest * HIGHEST_STEPS)),
      ...NETWORK_MEASURES.map((measure) => (now.network ? codeOfHighest(now.network[measure].highest) : 0)),
    ],
  };
}

/**
 * The bytes of a row of sums with more device minutes in it. Minutes must be within the row. For a minute that was
 * already summed up, and of which more arrived later, the difference is added.
 *
 * @param before Null for a new row.
 * @param devicesAt How many devices reported in each minute, by its start; null for a row of minutes, which knows.
 */
export function packedSums(
  range: UsageRange,
  before: Uint8Array | null,
  minutes: Iterable<DeviceMinute>,
  devicesAt: ReadonlyMap<number, number> | null,
): Uint8Array {
  const bytes = new Uint8Array(bucketsPerRow(range) * BUCKET_BYTES);
  if (before) bytes.set(before);
  const view = viewOf(bytes);
  for (const minute of minutes) {
    const place = usagePlace(range, minute.at).index * BUCKET_BYTES;
    const count = view.getUint32(place) + minute.minutes;
    const devices = devicesAt ? (devicesAt.get(minute.at) ?? 0) : count;
    view.setUint32(place, count);
    view.setUint32(place + DEVICES_AT, Math.max(view.getUint32(place + DEVICES_AT), devices));
    view.setUint32(place + NETWORK_AT, view.getUint32(place + NETWORK_AT) + minute.networkMinutes);
    for (let index = 0; index < FIGURES; index += 1) {
      const at = place + FIGURES_AT + index * FIGURE_BYTES;
      view.setFloat64(at, view.getFloat64(at) + (minute.growth[index] ?? 0));
      view.setUint8(at + SUM_BYTES, Math.max(view.getUint8(at + SUM_BYTES), minute.highest[index] ?? 0));
    }
  }
  return bytes;
}

/** How many devices reported in each minute of a row of minutes, by the start of the minute. */
export function devicesByMinute({ rowAt, buckets }: UsageRow): ReadonlyMap<number, number> {
  const view = viewOf(buckets);
  const { bucketMs } = USAGE_KEEPING.day;
  return new Map(
    Array.from({ length: bucketsPerRow('day') }, (_, index) => [
      rowAt + index * bucketMs,
      view.getUint32(index * BUCKET_BYTES),
    ]),
  );
}

/** Fields of a bucket while rows are added up: minutes, devices, minutes of the network, then sum and highest of each. */
const FIRST_FIGURE = 3;
const FIELDS = FIRST_FIGURE + 2 * FIGURES;

/** Adds the row of one group to those of others. */
function addRow(sums: Float64Array, buckets: Uint8Array): void {
  const view = viewOf(buckets);
  // Plain loops over plain numbers: with many groups, hundreds of thousands of buckets are read for one chart.
  for (let place = 0, sum = 0; place < buckets.byteLength; place += BUCKET_BYTES, sum += FIELDS) {
    const minutes = view.getUint32(place);
    if (minutes === 0) continue;
    sums[sum] = (sums[sum] ?? 0) + minutes;
    sums[sum + 1] = (sums[sum + 1] ?? 0) + view.getUint32(place + DEVICES_AT);
    sums[sum + 2] = (sums[sum + 2] ?? 0) + view.getUint32(place + NETWORK_AT);
    for (let index = 0; index < FIGURES; index += 1) {
      const at = place + FIGURES_AT + index * FIGURE_BYTES;
      const field = sum + FIRST_FIGURE + 2 * index;
      sums[field] = (sums[field] ?? 0) + view.getFloat64(at);
      sums[field + 1] = Math.max(sums[field + 1] ?? 0, view.getUint8(at + SUM_BYTES));
    }
  }
}

function bucketOfSums(sums: Float64Array): GroupUsageBucket | null {
  const [count = 0, devices = 0, minutes = 0] = sums;
  if (count === 0) return null;
  const figure = (index: number, of: number, highestOf: (kept: number) => number): UsageFigure => {
    const field = FIRST_FIGURE + 2 * index;
    const highest = highestOf(sums[field + 1] ?? 0);
    return { average: Math.min(Math.max((sums[field] ?? 0) / of, 0), highest), highest };
  };
  const share = (index: number) => figure(index, count * AVERAGE_STEPS, (kept) => kept / HIGHEST_STEPS);
  const rate = (index: number) => figure(USAGE_MEASURES.length + index, minutes, highestOfCode);
  const network = minutes === 0 ? null : { count: minutes, received: rate(0), sent: rate(1) };
  return { count, devices, cpu: share(0), memory: share(1), disk: share(2), network };
}

function pointsOfSums(range: UsageRange, rowAt: number, sums: Float64Array): readonly GroupUsagePoint[] {
  const points: GroupUsagePoint[] = [];
  for (let sum = 0, at = rowAt; sum < sums.length; sum += FIELDS, at += USAGE_KEEPING[range].bucketMs) {
    const bucket = bucketOfSums(sums.subarray(sum, sum + FIELDS));
    if (bucket) points.push({ at, bucket });
  }
  return points;
}

/** Rows of sums added up, those of several groups as if of one. */
export interface AddedSums {
  readonly add: (row: UsageRow) => void;
  /** What was added so far, in chronological order. */
  readonly points: () => readonly GroupUsagePoint[];
}

/** Adds up rows of sums one after the other, so that those of many groups are never in memory at the same time. */
export function addUpSums(range: UsageRange): AddedSums {
  const sumsOf = new Map<number, Float64Array>();
  return {
    add({ rowAt, buckets }) {
      const sums = sumsOf.get(rowAt) ?? new Float64Array(bucketsPerRow(range) * FIELDS);
      sumsOf.set(rowAt, sums);
      addRow(sums, buckets);
    },
    points: () =>
      [...sumsOf]
        .toSorted(([one], [other]) => one - other)
        .flatMap(([rowAt, sums]) => pointsOfSums(range, rowAt, sums)),
  };
}
