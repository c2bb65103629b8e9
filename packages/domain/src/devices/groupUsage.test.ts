import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupUsageKeptSince,
  groupUsageWindow,
  rollUpGroupUsage,
  usageTableRows,
  type GroupUsagePoint,
} from './groupUsage.ts';
import { USAGE_KEEPING, USAGE_RANGES, usageStep } from './usageHistory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 2, 12);

const even = (at: number, value: number, count: number, devices: number): GroupUsagePoint => {
  const figure = { average: value, highest: value };
  return { at, bucket: { count, devices, cpu: figure, memory: figure, disk: figure, network: null } };
};

const point = fc
  .record({
    at: fc.integer({ min: NOON - DAY, max: NOON }),
    value: fc.double({ min: 0, max: 100, noNaN: true }),
    count: fc.integer({ min: 1, max: 300_000 }),
    devices: fc.integer({ min: 1, max: 20_000 }),
  })
  .map(({ at, value, count, devices }) => even(at, value, count, devices));

describe('steps of several devices', () => {
  it('weigh by the minutes of devices, and have as many devices as there were at most', () => {
    const [sum] = rollUpGroupUsage([even(NOON, 10, 30, 2), even(NOON + MINUTE, 50, 10, 5)], HOUR);
    expect(sum?.bucket).toMatchObject({ count: 40, devices: 5, cpu: { average: 20, highest: 50 } });
  });

  it('lose no minute, and give the same by way of quarters as directly', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const direct = rollUpGroupUsage(points, HOUR, 30 * MINUTE);
        const stepwise = rollUpGroupUsage(rollUpGroupUsage(points, 15 * MINUTE), HOUR, 30 * MINUTE);
        expect(direct.map(({ at, bucket }) => [at, bucket.count, bucket.devices, bucket.cpu.highest])).toEqual(
          stepwise.map(({ at, bucket }) => [at, bucket.count, bucket.devices, bucket.cpu.highest]),
        );
        expect(direct.reduce((sum, { bucket: { count } }) => sum + count, 0)).toBe(
          points.reduce((sum, { bucket: { count } }) => sum + count, 0),
        );
        expect(Math.max(0, ...direct.map(({ bucket }) => bucket.devices))).toBe(
          Math.max(0, ...points.map(({ bucket }) => bucket.devices)),
        );
      }),
    );
  });
});

describe('a timeline of several devices', () => {
  it.each([
    [NOON, NOON - 15 * MINUTE],
    [NOON + MINUTE - 1, NOON - 15 * MINUTE],
    [NOON + MINUTE, NOON],
    [NOON + 15 * MINUTE, NOON],
  ])('asked for at %i ends at %i, with the last quarter of an hour that is packed', (now, until) => {
    expect(groupUsageWindow('day', now, 5 * MINUTE)).toEqual({ from: until - DAY, until });
  });

  it('of a year ends with the local day that has it', () => {
    expect(groupUsageWindow('year', NOON + MINUTE, DAY, 9 * HOUR).until).toBe(Date.UTC(2026, 10, 2, 15));
  });

  it('has all of its rows, however long ago its last quarter of an hour was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...USAGE_RANGES),
        fc.nat(3 * DAY),
        fc.integer({ min: 24, max: 10_000 }),
        fc.integer({ min: -48, max: 56 }),
        (range, later, mostPoints, quarters) => {
          const now = NOON + later;
          const { from } = groupUsageWindow(range, now, usageStep(range, mostPoints), quarters * 15 * MINUTE);
          // Rows of sums always had this length.
          const { rowMs } = USAGE_KEEPING[range];
          expect(Math.floor(from / rowMs) * rowMs).toBeGreaterThanOrEqual(groupUsageKeptSince(range, now));
        },
      ),
    );
  });

  it.each([
    ['day', '2026-11-02T12:00:00.000Z'],
    ['month', '2026-11-01T15:00:00.000Z'],
    ['year', '2026-11-01T15:00:00.000Z'],
  ] as const)('of a %s as a table begins its newest row on the hour, the day or the Monday', (range, start) => {
    const points = [NOON - 9 * DAY, NOON + 5 * MINUTE].map((at) => even(at, 1, 1, 1));
    const rows = usageTableRows(range, points, 9 * HOUR).map(({ at }) => at);
    expect(rows).toHaveLength(2);
    expect(new Date(rows[0] ?? 0).toISOString()).toBe(start);
  });
});
