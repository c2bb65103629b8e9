import {
  mergeUsage,
  type NetworkUsage,
  USAGE_KEEPING,
  USAGE_MEASURES,
  type UsageBucket,
  type UsageFigure,
  type UsagePoint,
  usagePlace,
  type UsageRange,
} from '@remote-console/domain';
import { averageOfCode, codeOfAverage, codeOfHighest, highestOfCode } from './rateCode.ts';

/** A stored row: its start, in epoch milliseconds, and its bytes. */
export interface UsageRow {
  readonly rowAt: number;
  readonly buckets: Uint8Array;
}

// A bucket is its number of reports in 2 bytes, then for each share the average in hundredths of a percent in 2 bytes,
// and the highest in halves of a percent, rounded up, in 1 byte; then for both network directions the codes of the
// averages in 12 bits each, and of the highest in 1 byte each. No report is a bucket of zeros. How many reports
// included network traffic is not stored: all did, or an agent was updated meanwhile.
const COUNT_BYTES = 2;
const MOST_COUNTED = 2 ** 16 - 1;
const FIGURE_BYTES = 3;
const NETWORK_AT = COUNT_BYTES + FIGURE_BYTES * USAGE_MEASURES.length;
const BUCKET_BYTES = NETWORK_AT + 5;
/** Rows from before network traffic was included: 4 bytes of reports, then the shares. No current row divides so. */
const EARLIER_COUNT_BYTES = 4;
const EARLIER_BUCKET_BYTES = EARLIER_COUNT_BYTES + FIGURE_BYTES * USAGE_MEASURES.length;
/** Averages are stored in these fractions of a percent. */
export const AVERAGE_STEPS = 100;
/** Highest values are stored in these fractions of a percent. */
export const HIGHEST_STEPS = 2;

/** How many buckets a row of a range has. */
export const bucketsPerRow = (range: UsageRange) => USAGE_KEEPING[range].rowMs / USAGE_KEEPING[range].bucketMs;

/** The bytes of a row, to be read and written by numbers. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function readNetwork(view: DataView, place: number, count: number): NetworkUsage | null {
  const at = place + NETWORK_AT;
  const averages = view.getUint32(at) >>> 8;
  if (averages === 0) return null;
  const figure = (code: number, highestAt: number): UsageFigure => {
    const average = averageOfCode(code);
    return { average, highest: Math.max(average, highestOfCode(view.getUint8(highestAt))) };
  };
  return { count, received: figure(averages >>> 12, at + 3), sent: figure(averages & 0xfff, at + 4) };
}

function writeNetwork(view: DataView, place: number, { received, sent }: NetworkUsage): void {
  const at = place + NETWORK_AT;
  const averages = (codeOfAverage(received.average) << 12) | codeOfAverage(sent.average);
  view.setUint8(at, averages >>> 16);
  view.setUint16(at + 1, averages & 0xffff);
  view.setUint8(at + 3, codeOfHighest(received.highest));
  view.setUint8(at + 4, codeOfHighest(sent.highest));
}

/** The shares of a bucket, from their offset. */
function readShares(view: DataView, at: number) {
  const figure = (index: number): UsageFigure => {
    const average = view.getUint16(at + index * FIGURE_BYTES) / AVERAGE_STEPS;
    return { average, highest: Math.max(average, view.getUint8(at + index * FIGURE_BYTES + 2) / HIGHEST_STEPS) };
  };
  return { cpu: figure(0), memory: figure(1), disk: figure(2) };
}

function readBucket(view: DataView, place: number): UsageBucket | null {
  const count = view.getUint16(place);
  if (count === 0) return null;
  return { count, ...readShares(view, place + COUNT_BYTES), network: readNetwork(view, place, count) };
}

function readEarlierBucket(view: DataView, place: number): UsageBucket | null {
  const count = view.getUint32(place);
  return count === 0 ? null : { count, ...readShares(view, place + EARLIER_COUNT_BYTES), network: null };
}

function writeBucket(view: DataView, place: number, bucket: UsageBucket): void {
  view.setUint16(place, Math.min(bucket.count, MOST_COUNTED));
  for (const [index, measure] of USAGE_MEASURES.entries()) {
    const at = place + COUNT_BYTES + index * FIGURE_BYTES;
    view.setUint16(at, Math.round(bucket[measure].average * AVERAGE_STEPS));
    view.setUint8(at + 2, Math.ceil(bucket[measure].highest * HIGHEST_STEPS));
  }
  if (bucket.network) writeNetwork(view, place, bucket.network);
}

/** How long the buckets of a row are, and how one is read. */
function layoutOf({ byteLength }: Uint8Array) {
  return byteLength % EARLIER_BUCKET_BYTES === 0
    ? { size: EARLIER_BUCKET_BYTES, read: readEarlierBucket }
    : { size: BUCKET_BYTES, read: readBucket };
}

/** A row in the current format, with as many buckets as it has, and at least as many as a current row. */
function rowToday(range: UsageRange, before: Uint8Array): Uint8Array {
  const { size, read } = layoutOf(before);
  const buckets = before.byteLength / size;
  const bytes = new Uint8Array(Math.max(bucketsPerRow(range), buckets) * BUCKET_BYTES);
  if (size === BUCKET_BYTES) {
    bytes.set(before);
    return bytes;
  }
  const [from, to] = [viewOf(before), viewOf(bytes)];
  for (let index = 0; index < buckets; index += 1) {
    const bucket = read(from, index * size);
    if (bucket) writeBucket(to, index * BUCKET_BYTES, bucket);
  }
  return bytes;
}

/** The bytes of a row with more points in it. Points must be within the row; `before` is null for a new row. */
export function packedRow(range: UsageRange, before: Uint8Array | null, points: Iterable<UsagePoint>): Uint8Array {
  const bytes = before ? rowToday(range, before) : new Uint8Array(bucketsPerRow(range) * BUCKET_BYTES);
  const view = viewOf(bytes);
  for (const { at, bucket } of points) {
    const place = usagePlace(range, at).index * BUCKET_BYTES;
    const there = readBucket(view, place);
    writeBucket(view, place, there ? mergeUsage(there, bucket) : bucket);
  }
  return bytes;
}

/** One bucket of a row, or null when there is none; `buckets` is null for a missing row. */
export function bucketOfRow(buckets: Uint8Array | null, index: number): UsageBucket | null {
  if (!buckets) return null;
  const { size, read } = layoutOf(buckets);
  return read(viewOf(buckets), index * size);
}

/** The points of a row, in chronological order. */
export function pointsOfRow(range: UsageRange, { rowAt, buckets }: UsageRow): readonly UsagePoint[] {
  const view = viewOf(buckets);
  const points: UsagePoint[] = [];
  const { size, read } = layoutOf(buckets);
  // A plain loop: a chart of a year reads nine thousand buckets.
  for (let index = 0; index * size < buckets.byteLength; index += 1) {
    const bucket = read(view, index * size);
    if (bucket) points.push({ at: rowAt + index * USAGE_KEEPING[range].bucketMs, bucket });
  }
  return points;
}
