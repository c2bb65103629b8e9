import {
  mergeUsage,
  USAGE_KEEPING,
  USAGE_MEASURES,
  type UsageBucket,
  type UsageFigure,
  type UsagePoint,
  usagePlace,
  type UsageRange,
} from '@remote-console/domain';

/** A stored row: when it begins, in epoch milliseconds, and its bytes. */
export interface UsageRow {
  readonly rowAt: number;
  readonly buckets: Uint8Array;
}

// A bucket is its number of reports in 4 bytes, then for each measure the average in hundredths of a per cent in 2 bytes,
// and the highest in halves of a per cent, rounded up, in 1 byte. No report is a bucket of zeros.
const COUNT_BYTES = 4;
const FIGURE_BYTES = 3;
const BUCKET_BYTES = COUNT_BYTES + FIGURE_BYTES * USAGE_MEASURES.length;
const AVERAGE_STEPS = 100;
const HIGHEST_STEPS = 2;

const bucketsPerRow = (range: UsageRange) => USAGE_KEEPING[range].rowMs / USAGE_KEEPING[range].bucketMs;

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function readBucket(view: DataView, place: number): UsageBucket | null {
  const count = view.getUint32(place);
  if (count === 0) return null;
  const figure = (index: number): UsageFigure => {
    const at = place + COUNT_BYTES + index * FIGURE_BYTES;
    const average = view.getUint16(at) / AVERAGE_STEPS;
    return { average, highest: Math.max(average, view.getUint8(at + 2) / HIGHEST_STEPS) };
  };
  return { count, cpu: figure(0), memory: figure(1), disk: figure(2) };
}

function writeBucket(view: DataView, place: number, bucket: UsageBucket): void {
  view.setUint32(place, bucket.count);
  for (const [index, measure] of USAGE_MEASURES.entries()) {
    const at = place + COUNT_BYTES + index * FIGURE_BYTES;
    view.setUint16(at, Math.round(bucket[measure].average * AVERAGE_STEPS));
    view.setUint8(at + 2, Math.ceil(bucket[measure].highest * HIGHEST_STEPS));
  }
}

/** The bytes of a row with more points in it. Points must lie in the row; `before` is null for a row that is new. */
export function packedRow(range: UsageRange, before: Uint8Array | null, points: Iterable<UsagePoint>): Uint8Array {
  const bytes = new Uint8Array(bucketsPerRow(range) * BUCKET_BYTES);
  if (before) bytes.set(before);
  const view = viewOf(bytes);
  for (const { at, bucket } of points) {
    const place = usagePlace(range, at).index * BUCKET_BYTES;
    const there = readBucket(view, place);
    writeBucket(view, place, there ? mergeUsage(there, bucket) : bucket);
  }
  return bytes;
}

/** The points of a row, in the order of time. */
export function pointsOfRow(range: UsageRange, { rowAt, buckets }: UsageRow): readonly UsagePoint[] {
  const view = viewOf(buckets);
  const points: UsagePoint[] = [];
  // A plain loop: a chart of a year reads nine thousand buckets.
  for (let index = 0; index * BUCKET_BYTES < buckets.byteLength; index += 1) {
    const bucket = readBucket(view, index * BUCKET_BYTES);
    if (bucket) points.push({ at: rowAt + index * USAGE_KEEPING[range].bucketMs, bucket });
  }
  return points;
}
