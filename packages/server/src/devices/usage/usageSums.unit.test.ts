import {
  NETWORK_MEASURES,
  USAGE_KEEPING,
  USAGE_MEASURES,
  USAGE_RANGES,
  type UsageBucket,
  type UsageRange,
} from '@remote-console/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UsageRow } from './usageRow.ts';
import { highestOfCode } from './rateCode.ts';
import { deviceMinute, devicesByMinute, packedSums, addUpSums } from './usageSums.ts';

const MINUTE = 60_000;
const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const figure = fc.tuple(share, share).map(([one, other]) => ({
  average: Math.min(one, other),
  highest: Math.ceil(Math.max(one, other) * 2) / 2,
}));
const rate = fc
  .tuple(fc.nat(1e9), fc.nat(250))
  .map(([average, code]) => ({ average, highest: highestOfCode(code + 1) }));
const bucket: fc.Arbitrary<UsageBucket> = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  cpu: figure,
  memory: figure,
  disk: figure,
  network: fc.option(fc.record({ count: fc.constant(1), received: rate, sent: rate })),
});
function pointsOfSumRows(range: UsageRange, rows: readonly UsageRow[]) {
  const sums = addUpSums(range);
  for (const row of rows) sums.add(row);
  return sums.points();
}

interface Minute {
  readonly at: number;
  readonly now: UsageBucket;
}
const asNew = ({ at, now }: Minute) => deviceMinute(at, null, now);

/** Minutes of devices, all of which are within one row of any range. */
const minutes = fc.array(fc.record({ at: fc.nat(14).map((minute) => minute * MINUTE), now: bucket }), {
  minLength: 1,
  maxLength: 40,
});

it('a row of sums has every minute once, whatever parts it came in and in whatever order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...USAGE_RANGES), minutes, fc.nat(40), (range, all, cut) => {
      const pack = (before: Uint8Array | null, some: readonly Minute[]) =>
        packedSums(range, before, some.map(asNew), null);
      const whole = pack(null, all);
      expect(pack(pack(null, all.slice(cut)), all.slice(0, cut).toReversed())).toEqual(whole);

      const points = pointsOfSumRows(range, [{ rowAt: 0, buckets: whole }]);
      expect(points.reduce((sum, { bucket: { count } }) => sum + count, 0)).toBe(all.length);
      for (const { at, bucket: sum } of points) {
        const summed = all.filter(
          (each) => Math.floor(each.at / USAGE_KEEPING[range].bucketMs) === at / USAGE_KEEPING[range].bucketMs,
        );
        for (const measure of USAGE_MEASURES) {
          const mean = summed.reduce((total, { now }) => total + now[measure].average, 0) / summed.length;
          expect(sum[measure].average).toBeCloseTo(mean, 9);
          expect(sum[measure].highest).toBe(Math.max(...summed.map(({ now }) => now[measure].highest)));
        }
        const known = summed.flatMap(({ now }) => (now.network ? [now.network] : []));
        expect(sum.network?.count ?? 0).toBe(known.length);
        for (const measure of known.length > 0 ? NETWORK_MEASURES : []) {
          const highest = Math.max(...known.map((network) => network[measure].highest));
          const mean = known.reduce((total, network) => total + network[measure].average, 0) / known.length;
          expect(sum.network?.[measure].highest).toBe(highest);
          expect(sum.network?.[measure].average).toBe(Math.min(mean, highest));
        }
      }
    }),
  );
});

it('a minute of which more comes later counts once, as it is in the end', () => {
  fc.assert(
    fc.property(minutes, bucket, bucket, (others, first, more) => {
      const [at, highest] = [
        7 * MINUTE,
        (measure: 'cpu' | 'memory' | 'disk') => Math.max(first[measure].highest, more[measure].highest),
      ];
      const last = {
        ...more,
        cpu: { ...more.cpu, highest: highest('cpu') },
        memory: { ...more.memory, highest: highest('memory') },
        disk: { ...more.disk, highest: highest('disk') },
        network: first.network,
      };
      const early = packedSums('day', null, [...others.map(asNew), deviceMinute(at, null, first)], null);
      const late = packedSums('day', early, [deviceMinute(at, first, last)], null);
      expect(late).toEqual(packedSums('day', null, [...others.map(asNew), deviceMinute(at, null, last)], null));
    }),
  );
});

it('rows of several groups add up, the highest of all stays, and minutes tell how many devices there were', () => {
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      const row = (some: readonly Minute[]) => ({ rowAt: 0, buckets: packedSums('day', null, some.map(asNew), null) });
      const together = row([...one, ...other]);
      expect(pointsOfSumRows('day', [row(one), row(other)])).toEqual(pointsOfSumRows('day', [together]));
      const devices = devicesByMinute(together);
      for (const { at, bucket: sum } of pointsOfSumRows('day', [together])) expect(devices.get(at)).toBe(sum.devices);
    }),
  );
});
