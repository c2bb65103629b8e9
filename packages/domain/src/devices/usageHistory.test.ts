import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeUsage,
  rollUpUsage,
  USAGE_KEEPING,
  USAGE_MEASURES,
  USAGE_RANGES,
  usageCompleteBefore,
  usageKeptSince,
  usagePlace,
  usageStep,
  usageWindow,
  type UsageBucket,
  type UsagePoint,
} from './usageHistory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 2, 12);

const even = (value: number, count = 1): UsageBucket => {
  const figure = { average: value, highest: value };
  return { count, cpu: figure, memory: figure, disk: figure, network: null };
};

const share = fc.double({ min: 0, max: 100, noNaN: true });
const figure = fc.tuple(share, share).map(([one, other]) => ({
  average: Math.min(one, other),
  highest: Math.max(one, other),
}));
const network = fc.record({ count: fc.integer({ min: 1, max: 5000 }), received: figure, sent: figure });
const bucket = fc.record({
  count: fc.integer({ min: 1, max: 5000 }),
  cpu: figure,
  memory: figure,
  disk: figure,
  network: fc.option(network),
});
const point: fc.Arbitrary<UsagePoint> = fc.record({ at: fc.integer({ min: NOON - DAY, max: NOON }), bucket });

describe('two buckets as one', () => {
  it('weigh by their reports and keep the highest', () => {
    const { count, cpu } = mergeUsage(even(10, 3), even(50, 1));
    expect([count, cpu]).toEqual([4, { average: 20, highest: 50 }]);
  });

  it('weigh what went over the network by the reports that said so', () => {
    const rate = (value: number, count: number) => {
      const each = { average: value, highest: value };
      return { ...even(10, 100), network: { count, received: each, sent: each } };
    };
    const merged = mergeUsage(rate(1000, 3), rate(5000, 1));
    expect(merged.network).toEqual({ count: 4, ...bothWays(2000, 5000) });
    expect(mergeUsage(even(10, 100), rate(700, 2)).network).toEqual({ count: 2, ...bothWays(700, 700) });
    expect(mergeUsage(even(10), even(20)).network).toBeNull();
  });

  it('are never above their highest, whatever is summed up', () => {
    fc.assert(
      fc.property(bucket, bucket, (one, other) => {
        const sum = mergeUsage(one, other);
        expect(sum.count).toBe(one.count + other.count);
        for (const measure of USAGE_MEASURES) {
          expect(sum[measure].highest).toBe(Math.max(one[measure].highest, other[measure].highest));
          expect(sum[measure].average).toBeLessThanOrEqual(sum[measure].highest);
          expect(sum[measure].average).toBeGreaterThanOrEqual(
            Math.min(one[measure].average, other[measure].average) - 1e-9,
          );
        }
      }),
    );
  });
});

describe('a roll-up', () => {
  it('sums up by steps in the order of time and leaves gaps', () => {
    const points = [
      { at: NOON + 14 * MINUTE, bucket: even(30) },
      { at: NOON, bucket: even(10) },
      { at: NOON + 45 * MINUTE, bucket: even(70) },
    ];
    expect(rollUpUsage(points, 15 * MINUTE)).toEqual([
      { at: NOON, bucket: { ...even(20, 2), ...only(20, 30) } },
      { at: NOON + 45 * MINUTE, bucket: even(70) },
    ]);
  });

  it('of days begins where a local day begins', () => {
    const [day] = rollUpUsage([{ at: NOON, bucket: even(1) }], DAY, 9 * HOUR);
    expect(day?.at).toBe(Date.UTC(2026, 10, 1, 15));
  });

  it('loses no report, and gives the same by way of quarters as directly', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const direct = rollUpUsage(points, HOUR);
        const stepwise = rollUpUsage(rollUpUsage(rollUpUsage(points, MINUTE), 15 * MINUTE), HOUR);
        expect(direct.map(({ at }) => at)).toEqual(stepwise.map(({ at }) => at));
        for (const [index, { bucket: one }] of direct.entries()) {
          const other = stepwise[index]?.bucket;
          expect(other?.count).toBe(one.count);
          expect(other?.cpu.highest).toBe(one.cpu.highest);
          expect(other?.cpu.average).toBeCloseTo(one.cpu.average, 6);
        }
        expect(direct.reduce((sum, { bucket: { count } }) => sum + count, 0)).toBe(
          points.reduce((sum, { bucket: { count } }) => sum + count, 0),
        );
      }),
    );
  });
});

/** Both network directions with the same average and maximum. */
function bothWays(average: number, highest: number) {
  return { received: { average, highest }, sent: { average, highest } };
}

/** All three measures with the same average and maximum. */
function only(average: number, highest: number) {
  return { cpu: { average, highest }, memory: { average, highest }, disk: { average, highest } };
}

describe('what is kept', () => {
  it.each([
    ['day', 1, DAY / MINUTE],
    ['month', 15, (31 * DAY) / (15 * MINUTE)],
    ['year', 60, (365 * DAY) / HOUR],
  ] as const)('for a %s is by %i minutes', (range, minutes, buckets) => {
    const { bucketMs, keptMs } = USAGE_KEEPING[range];
    expect([bucketMs / MINUTE, keptMs / bucketMs]).toEqual([minutes, buckets]);
  });

  it('is packed in its row, one place for a bucket', () => {
    expect(usagePlace('day', NOON + 16 * MINUTE + 5)).toEqual({ rowAt: NOON + 15 * MINUTE, index: 1 });
    expect(usagePlace('month', NOON + 16 * MINUTE)).toEqual({ rowAt: NOON - DAY / 2, index: 49 });
    const fiveDays = Math.floor(NOON / (5 * DAY)) * 5 * DAY;
    expect(usagePlace('year', NOON)).toEqual({ rowAt: fiveDays, index: (NOON - fiveDays) / HOUR });
  });

  it('goes as soon as all of its row is too old, and not before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...USAGE_RANGES), fc.nat(3 * 365 * DAY), (range, age) => {
        const { keptMs, longestRowMs } = USAGE_KEEPING[range];
        const { rowAt } = usagePlace(range, NOON - age);
        expect(rowAt < usageKeptSince(range, NOON)).toBe(rowAt + longestRowMs <= NOON - keptMs);
      }),
    );
  });

  it('is packed a minute after its quarter of an hour', () => {
    expect(usageCompleteBefore(NOON + MINUTE - 1)).toBe(NOON - 15 * MINUTE);
    expect(usageCompleteBefore(NOON + MINUTE)).toBe(NOON);
  });
});

describe('a timeline', () => {
  it.each([
    ['day', 400, 5],
    ['day', 1440, 1],
    ['day', 100, 15],
    ['month', 400, 120],
    ['month', 3000, 15],
    ['year', 400, 1440],
    ['year', 10_000, 60],
    ['year', 24, 1440],
  ] as const)('of a %s with at most %i points has steps of %i minutes', (range, points, minutes) => {
    expect(usageStep(range, points)).toBe(minutes * MINUTE);
  });

  it('ends with the step that is running', () => {
    expect(usageWindow('day', NOON + 1, 5 * MINUTE)).toEqual({
      from: NOON + 5 * MINUTE - DAY,
      until: NOON + 5 * MINUTE,
    });
    expect(usageWindow('year', NOON, DAY, 9 * HOUR).until).toBe(Date.UTC(2026, 10, 2, 15));
  });
});
