import { NETWORK_MEASURES, USAGE_KEEPING, USAGE_MEASURES, USAGE_RANGES, type UsagePoint } from '@remote-console/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageOfCode, codeOfAverage, codeOfHighest, highestOfCode } from './rateCode.ts';
import { bucketOfRow, packedRow, pointsOfRow } from './usageRow.ts';

const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const figure = fc.tuple(share, share).map(([one, other]) => ({
  average: Math.min(one, other),
  highest: Math.max(one, other),
}));
const rate = fc.tuple(fc.nat(1e9), fc.nat(1e9)).map(([one, other]) => ({
  average: Math.min(one, other),
  highest: Math.max(one, other),
}));
const bucket = fc
  .record({
    count: fc.integer({ min: 1, max: 65_535 }),
    cpu: figure,
    memory: figure,
    disk: figure,
    rates: fc.option(fc.record({ received: rate, sent: rate })),
  })
  .map(({ rates, ...shares }) => ({ ...shares, network: rates && { count: shares.count, ...rates } }));

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
        const network = points[index]?.bucket.network ?? null;
        expect(packed.network?.count).toBe(network?.count);
        for (const measure of NETWORK_MEASURES) {
          const [asked, kept] = [network?.[measure], packed.network?.[measure]];
          if (!asked || !kept) continue;
          expect(Math.abs(kept.average - asked.average)).toBeLessThanOrEqual(asked.average * 0.004 + 0.01);
          expect(kept.highest).toBeGreaterThanOrEqual(Math.max(kept.average, asked.highest * 0.9999 - 0.01));
          expect(kept.highest).toBeLessThanOrEqual(Math.max(kept.average, asked.highest * 1.125 + 0.125));
        }
      }
    }),
  );
});

const even = (value: number) => ({ average: value, highest: value });
const shares = { memory: even(40), disk: even(70.5) };
const HOUR = 3_600_000;

/** A row from before network traffic was included: 13 bytes per bucket. */
function earlierRow(points: readonly UsagePoint[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(13 * points.length));
  for (const [index, { bucket: kept }] of points.entries()) {
    view.setUint32(13 * index, kept.count);
    for (const [place, measure] of USAGE_MEASURES.entries()) {
      view.setUint16(13 * index + 4 + 3 * place, kept[measure].average * 100);
      view.setUint8(13 * index + 6 + 3 * place, kept[measure].highest * 2);
    }
  }
  return new Uint8Array(view.buffer);
}

it.each([
  ['day', USAGE_KEEPING.day.rowMs],
  ['month', USAGE_KEEPING.month.rowMs],
  ['year', 24 * HOUR],
  ['year', 6 * 24 * HOUR],
] as const)(
  'a row of a %s of %i ms from before the network was reported is read, and keeps all of it when more comes',
  (range, rowMs) => {
    const { bucketMs } = USAGE_KEEPING[range];
    const points: UsagePoint[] = Array.from({ length: rowMs / bucketMs }, (_, index) => ({
      at: index * bucketMs,
      bucket: { count: index + 1, cpu: even(index % 100), ...shares, network: null },
    }));
    const before = earlierRow(points);
    expect(pointsOfRow(range, { rowAt: 0, buckets: before })).toEqual(points);

    const network = { count: 1, received: even(1023), sent: even(0) };
    const more = packedRow(range, before, [{ at: 0, bucket: { count: 1, cpu: even(0), ...shares, network } }]);
    expect(bucketOfRow(more, points.length - 1)).toEqual(points.at(-1)?.bucket);
    const [first, ...rest] = pointsOfRow(range, { rowAt: 0, buckets: more });
    expect(rest).toEqual(points.slice(1));
    const received = { average: expect.closeTo(1023, -1) };
    expect(first?.bucket).toMatchObject({ count: 2, network: { count: 2, received, sent: even(0) } });
  },
);

it('a rate stays what it is however often it is packed again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (asked) => {
      const average = averageOfCode(codeOfAverage(asked));
      expect(averageOfCode(codeOfAverage(average))).toBe(average);
      const highest = highestOfCode(codeOfHighest(asked));
      expect(highestOfCode(codeOfHighest(highest))).toBe(highest);
      expect(codeOfAverage(asked)).toBeLessThan(2 ** 12);
      expect(codeOfHighest(asked)).toBeLessThan(2 ** 8);
    }),
  );
});
