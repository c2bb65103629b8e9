import { USAGE_KEEPING, USAGE_MEASURES, USAGE_RANGES, type UsagePoint } from '@remote-console/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packedRow, pointsOfRow } from './usageRow.ts';

const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const figure = fc.tuple(share, share).map(([one, other]) => ({
  average: Math.min(one, other),
  highest: Math.max(one, other),
}));
const bucket = fc.record({
  count: fc.integer({ min: 1, max: 4_000_000_000 }),
  cpu: figure,
  memory: figure,
  disk: figure,
});

it('a row gives back what was packed, whenever it came, the highest rounded up to half a per cent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...USAGE_RANGES), fc.array(bucket, { maxLength: 15 }), (range, buckets) => {
      const { rowMs, bucketMs } = USAGE_KEEPING[range];
      const points: UsagePoint[] = buckets.map((each, index) => ({ at: 7 * rowMs + index * bucketMs, bucket: each }));
      const half = Math.floor(points.length / 2);
      const row = packedRow(range, packedRow(range, null, points.slice(half)), points.slice(0, half));
      const read = pointsOfRow(range, { rowAt: 7 * rowMs, buckets: row });
      expect(read.map(({ at, bucket: { count } }) => [at, count])).toEqual(
        points.map(({ at, bucket: { count } }) => [at, count]),
      );
      for (const [index, { bucket: packed }] of read.entries()) {
        for (const measure of USAGE_MEASURES) {
          const asked = points[index]?.bucket[measure];
          expect(packed[measure].average).toBe(asked?.average);
          expect(packed[measure].highest).toBe(Math.ceil((asked?.highest ?? 0) * 2) / 2);
        }
      }
    }),
  );
});
