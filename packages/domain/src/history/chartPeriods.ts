import { instantAt, timeZoneById } from '../time/index.ts';
import type { HistoryPeriod } from './dateRange.ts';

/** What one bar of a chart represents (C-STATS-12). */
export const CHART_UNITS = ['day', 'month', 'year'] as const;

/** A unit of a chart: days of a month, months of a year, or years. */
export type ChartUnit = (typeof CHART_UNITS)[number];

/** Years that a chart of years shows, the asked one last. */
export const CHART_YEARS = 5;

/** One bar: the first day that it represents, and from when until when. */
export interface ChartPeriod extends HistoryPeriod {
  /** `YYYY-MM-DD` on the person's calendar. */
  readonly startDate: string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first days of all bars, as year, month and day. */
function firstDays(unit: ChartUnit, year: number, month: number): (readonly [number, number, number])[] {
  switch (unit) {
    case 'day':
      return Array.from({ length: daysOf(year, month) }, (_, index) => [year, month, index + 1]);
    case 'month':
      return Array.from({ length: 12 }, (_, index) => [year, index + 1, 1]);
    case 'year':
      return Array.from({ length: CHART_YEARS }, (_, index) => [year - CHART_YEARS + 1 + index, 1, 1]);
  }
}

/** The first day after a bar; a part may overflow. */
function dayAfter(unit: ChartUnit, [year, month, day]: readonly [number, number, number]) {
  switch (unit) {
    case 'day':
      return { year, month, day: day + 1 };
    case 'month':
      return { year, month: month + 1, day };
    case 'year':
      return { year: year + 1, month, day };
  }
}

/**
 * The bars of a chart on the person's own calendar: one a day of the month (28 to 31, C-STATS-09), one a month of the
 * year, or one a year. A bar ends where the next begins, whatever daylight saving time does to the length of a day.
 */
export function chartPeriods(
  unit: ChartUnit,
  year: number,
  month: number,
  timeZoneId: number | null | undefined,
): readonly ChartPeriod[] {
  const zone = timeZoneById(timeZoneId).name;
  return firstDays(unit, year, month).map((first) => {
    const [firstYear, firstMonth, firstDay] = first;
    return {
      startDate: `${String(firstYear).padStart(4, '0')}-${twoDigits(firstMonth)}-${twoDigits(firstDay)}`,
      from: instantAt({ year: firstYear, month: firstMonth, day: firstDay }, zone),
      until: instantAt(dayAfter(unit, first), zone),
    };
  });
}

/** The share of a count in a total, in per cent with one decimal; 0 of nothing. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}
