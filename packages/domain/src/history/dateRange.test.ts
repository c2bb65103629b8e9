import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant, TIME_ZONES } from '../time/index.ts';
import { CHART_UNITS, chartPeriods, shareOf } from './chartPeriods.ts';
import { dateRange } from './dateRange.ts';

const SEOUL = 32;
const NEW_YORK = 9;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const periodOf = (start: string | undefined, end: string | undefined, zone = SEOUL) => {
  const range = dateRange(start, end, zone);
  if (!range.ok) throw new Error(`${range.field} is wrong`);
  return range.period;
};

describe('a date range', () => {
  it('is on the clock of the person, its last second included [C-HISTORY-31]', () => {
    expect(periodOf('2026-11-01 00:00:00', '2026-11-30 23:59:59')).toEqual({
      from: Date.parse('2026-10-31T15:00:00Z'),
      until: Date.parse('2026-11-30T15:00:00Z'),
    });
    expect(periodOf('2026-11-01', '2026-11-30')).toEqual(periodOf('2026-11-01 00:00:00', '2026-11-30 23:59:59'));
    expect(periodOf('2026-11-01', '2026-11-01', NEW_YORK)).toEqual({
      from: Date.parse('2026-11-01T04:00:00Z'),
      until: Date.parse('2026-11-02T05:00:00Z'),
    });
  });

  it('takes an instant with a zone as it is', () => {
    expect(periodOf('2026-11-01T00:00:00Z', '2026-11-01T01:00:00+01:00')).toEqual({
      from: Date.UTC(2026, 10, 1),
      until: Date.UTC(2026, 10, 1) + 1000,
    });
    expect(periodOf('2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z').until).toBe(Date.UTC(2026, 10, 1) + 1);
  });

  it('is open where a bound is missing', () => {
    expect(periodOf(undefined, undefined).from).toBe(0);
    expect(periodOf(undefined, undefined).until).toBeGreaterThan(Date.UTC(2999, 0, 1));
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-11-01 00:00:01', '2026-11-01 00:00:00'],
    ['2026-11-01T00:00:00Z', '2026-10-01 00:00:00'],
  ])('from %s to %s ends before it starts [C-STATS-16]', (start, end) => {
    expect(dateRange(start, end, SEOUL)).toEqual({ ok: false, field: 'endDate' });
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '2026-11-01 24:00:00',
    '2026-11-01 00:60:00',
    '2026-11-01T00:00:00',
    '0000-01-01',
  ])('cannot begin at %j', (start) =>
    expect(dateRange(start, undefined, SEOUL)).toEqual({ ok: false, field: 'startDate' }),
  );

  it('includes both hours that daylight saving time repeats, and the one after a jump', () => {
    // On November 1, 2026, New York's clock shows 01:00 to 02:00 twice.
    const { from, until } = periodOf('2026-11-01 01:30:00', '2026-11-01 01:30:00', NEW_YORK);
    expect(until - from).toBe(HOUR + 1000);
    // On March 8, 2026, it jumps from 02:00 to 03:00.
    expect(periodOf('2026-03-08 02:30:00', undefined, NEW_YORK).from).toBe(Date.parse('2026-03-08T07:30:00Z'));
  });
});

describe('the periods of a chart', () => {
  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('are one a day: %i-%i has %i [C-STATS-09]', (year, month, days) => {
    const periods = chartPeriods('day', year, month, SEOUL);
    expect(periods).toHaveLength(days);
    expect(periods[0]?.startDate).toBe(`${year}-${String(month).padStart(2, '0')}-01`);
  });

  it('are days, months and years [C-STATS-12]', () => {
    expect(CHART_UNITS).toEqual(['day', 'month', 'year']);
    expect(chartPeriods('month', 2026, 1, SEOUL).map(({ startDate }) => startDate)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
    );
    expect(chartPeriods('year', 2026, 1, SEOUL).map(({ startDate }) => startDate)).toEqual(
      [2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01`),
    );
  });

  it('have 23 and 25 hours where daylight saving time begins and ends', () => {
    const lengths = (month: number) =>
      chartPeriods('day', 2026, month, NEW_YORK).map(({ from, until }) => (until - from) / HOUR);
    expect(lengths(3)[7]).toBe(23);
    expect(lengths(11)[0]).toBe(25);
    expect(lengths(6).every((hours) => hours === 24)).toBe(true);
  });

  it('follow one another without a gap and begin at midnight, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHART_UNITS),
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...TIME_ZONES),
        (unit, year, month, zone) => {
          const periods = chartPeriods(unit, year, month, zone.value);
          for (const [index, { from, until, startDate }] of periods.entries()) {
            expect(until).toBeGreaterThan(from);
            expect(periods[index + 1]?.from ?? until).toBe(until);
            const shown = formatInstant(new Date(from).toISOString(), { timeZoneId: zone.value }, 'date');
            expect(shown.replaceAll('/', '-')).toBe(startDate);
            // The previous moment belongs to the previous day, even where midnight itself is skipped.
            const before = formatInstant(new Date(from - 1).toISOString(), { timeZoneId: zone.value }, 'date');
            expect(before.replaceAll('/', '-') < startDate).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('cover a whole day of the calendar', () => {
    const [first] = chartPeriods('day', 2026, 11, SEOUL);
    expect((first?.until ?? 0) - (first?.from ?? 0)).toBe(DAY);
  });
});

describe('a share', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [5, 5, 100],
  ])('of %i in %i is %d per cent', (count, total, share) => expect(shareOf(count, total)).toBe(share));
});
