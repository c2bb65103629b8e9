import { instantAt, timeZoneById } from '../time/index.ts';
import type { HistoryPeriod } from './dateRange.ts';

/** What one bar of a chart represents (C-STATS-12). */
export const CHART_UNITS = ['day', 'month', 'year'] as const;

/** A chart's unit: days of a month, months of a year, or years. */
export type ChartUnit = (typeof CHART_UNITS)[number];

/** The number of years in a chart of years, ending with the requested one. */
export const CHART_YEARS = 5;

/** A bar: the first day that it represents, and its start and end. */
export interface ChartPeriod extends HistoryPeriod {
  /** `YYYY-MM-DD` on the user's calendar. */
  readonly startDate: string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first days of all bars, as year, month, and day. */
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
 * A chart's bars on the user's own calendar: one per day of the month (28 to 31, C-STATS-09), per month of the year, or
 * per year. A bar ends where the next one starts, however daylight saving time changes the length of a day.
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

/** A count's share of a total, in percent with one decimal; 0 if the total is 0. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}
