import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectionQuality, fittingQuality, SCREEN_LEVELS, typicalRoundTrip } from './screenQuality.ts';

describe('the quality of a screen', () => {
  test.each([
    [[], 0, 'unknown', 'smooth'],
    [[24], 9e6, 'good', 'sharp'],
    [[149, 149], 9e6, 'good', 'sharp'],
    [[150], 1e6, 'fair', 'sharp'],
    [[150], 9e6, 'fair', 'smooth'],
    [[399], 9e6, 'fair', 'smooth'],
    [[400], 1e6, 'poor', 'smooth'],
    [[400], 9e6, 'poor', 'saving'],
  ] as const)('of round trips of %j and %i bits is %s: %s', (roundTrips, peakBitsPerSecond, connection, fitting) => {
    expect(connectionQuality(roundTrips)).toBe(connection);
    expect(fittingQuality({ roundTrips, peakBitsPerSecond })).toBe(fitting);
  });

  test('is not changed by two answers of five that stand out', () => {
    expect(connectionQuality([20, 9000, 21, 9000, 22])).toBe('good');
    expect(typicalRoundTrip([9000, 9000, 9000, 1, 2, 3, 4, 5])).toBe(3);
  });

  test('has levels that RFB knows', () => {
    for (const { quality, compression } of Object.values(SCREEN_LEVELS)) {
      expect([quality, compression].every((level) => Number.isInteger(level) && level >= 0 && level <= 9)).toBe(true);
    }
  });

  test('never gets better as the connection gets slower', () => {
    const order = ['sharp', 'smooth', 'saving'];
    const measured = fc.record({ ms: fc.nat(2000), more: fc.nat(2000), bits: fc.nat(20_000_000) });
    fc.assert(
      fc.property(measured, ({ ms, more, bits }) => {
        const rank = (roundTrip: number) =>
          order.indexOf(fittingQuality({ roundTrips: [roundTrip], peakBitsPerSecond: bits }));
        expect(rank(ms + more)).toBeGreaterThanOrEqual(rank(ms));
      }),
    );
  });
});
