import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/index.ts';
import { licenseForecast, type DeviceCount } from './licenseForecast.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const daysAgo = (days: number, devices: number): DeviceCount => ({ at: NOW - days * DAY_MS, devices });
/** One more device a day for so long, up to today's number. */
const growing = (days: number, today: number) =>
  Array.from({ length: days }, (_, index) => daysAgo(index + 1, today - index - 1));

describe('the forecast of licenses', () => {
  it('says when they are full at the pace of the last weeks', () => {
    expect(licenseForecast(300, 214, growing(56, 214), NOW)).toEqual({
      kind: 'fills',
      at: NOW + 86 * DAY_MS,
      perWeek: 7,
    });
  });

  it('leaves out what is longer ago than eight weeks', () => {
    const past = [...growing(56, 214), daysAgo(200, 10_000)];
    expect(licenseForecast(300, 214, past, NOW)).toMatchObject({ kind: 'fills', perWeek: 7 });
  });

  it.each([
    ['full', 200, 200, growing(30, 200)],
    ['full', 0, 5, []],
    ['unknown', 300, 214, []],
    ['unknown', 300, 214, growing(13, 214)],
    ['enough', 300, 214, [daysAgo(30, 214)]],
    ['enough', 300, 214, [daysAgo(30, 240)]],
    ['enough', 100_000, 214, growing(56, 214)],
  ] as const)('is %s of %i for %i devices', (kind, volume, devices, past) => {
    expect(licenseForecast(volume, devices, past, NOW)).toEqual({ kind });
  });

  it('foresees a moment in the year to come, at one device a week or more', () => {
    const counts = fc.array(fc.record({ days: fc.integer({ min: 0, max: 400 }), devices: fc.nat(5000) }));
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(5000), counts, (volume, devices, past) => {
        const forecast = licenseForecast(
          volume,
          devices,
          past.map((count) => daysAgo(count.days, count.devices)),
          NOW,
        );
        expect(forecast.kind === 'full').toBe(devices >= volume);
        if (forecast.kind !== 'fills') return;
        expect(devices).toBeLessThan(volume);
        expect(forecast.at).toBeGreaterThan(NOW);
        expect(forecast.at).toBeLessThanOrEqual(NOW + 365 * DAY_MS);
        expect(forecast.perWeek).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
