import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoment, formatMomentFrom, TIME_ZONES, timeSpan } from './index.ts';

const zoneNamed = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;
const NEW_YORK = { timeZoneId: zoneNamed('America/New_York') };
const MINUTE = 60_000;

describe('a moment', () => {
  it.each([
    ['2026-11-01T05:29:00Z', '2026/11/01 01:29 (UTC-04:00)'],
    ['2026-11-01T06:29:00Z', '2026/11/01 01:29 (UTC-05:00)'],
    ['2026-11-01T07:00:00Z', '2026/11/01 02:00'],
    ['2026-11-01T04:59:59Z', '2026/11/01 00:59'],
    ['2026-03-08T07:00:00Z', '2026/03/08 03:00'],
  ])('%s reads %s in New York, once or with its distance from UTC', (instant, shown) => {
    expect(formatMoment(instant, NEW_YORK)).toBe(shown);
  });

  it.each([
    ['2026-11-21T09:00:00Z', '2026-11-21T03:00:00Z', '18:00'],
    ['2026-11-21T14:59:00Z', '2026-11-20T15:00:00Z', '23:59'],
    ['2026-11-21T15:00:00Z', '2026-11-21T14:59:00Z', '2026/11/22 00:00'],
    ['2025-11-21T09:00:00Z', '2026-11-21T03:00:00Z', '2025/11/21 18:00'],
  ])('%s at %s is %s in Seoul', (instant, now, shown) => {
    expect(formatMomentFrom(instant, Date.parse(now), {})).toBe(shown);
  });

  it('of the same day says which of two equal times it is', () => {
    const now = Date.parse('2026-11-01T05:00:00Z');
    expect(formatMomentFrom('2026-11-01T06:29:00Z', now, NEW_YORK)).toBe('01:29 (UTC-05:00)');
  });

  it('is never shown like another one, on the days on which clocks change', () => {
    const zones = ['America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Europe/London', 'Asia/Seoul', 'UTC'];
    const days = [Date.UTC(2026, 2, 8), Date.UTC(2026, 3, 4), Date.UTC(2026, 9, 25), Date.UTC(2026, 10, 1)];
    for (const name of zones) {
      for (const day of days) {
        const shown = Array.from({ length: 288 }, (_, step) =>
          formatMoment(new Date(day + step * 10 * MINUTE).toISOString(), { timeZoneId: zoneNamed(name) }),
        );
        expect(new Set(shown).size).toBe(shown.length);
      }
    }
  });

  it('that is no time reads as nothing', () => expect(formatMoment('None', NEW_YORK)).toBe(''));
});

describe('a length of time', () => {
  it.each([
    [26 * 60 * MINUTE, 'day 1, hour 2'],
    [90 * MINUTE, 'hour 1, minute 30'],
    [24 * 60 * MINUTE + MINUTE, 'day 1, minute 1'],
    [1, 'minute 1'],
    [0, 'minute 1'],
    [-MINUTE, 'minute 1'],
  ])('of %i ms is %s', (milliseconds, said) => {
    expect(
      timeSpan(milliseconds)
        .map(({ unit, value }) => `${unit} ${value}`)
        .join(', '),
    ).toBe(said);
  });

  it('adds up to itself, rounded up to the minute', () => {
    const lengths = { day: 1440, hour: 60, minute: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), (milliseconds) => {
        const minutes = timeSpan(milliseconds).reduce((sum, { unit, value }) => sum + value * lengths[unit], 0);
        expect(minutes).toBe(Math.ceil(milliseconds / MINUTE));
      }),
    );
  });
});
