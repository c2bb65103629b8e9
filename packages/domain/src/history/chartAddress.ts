import { dayInZone } from '../time/index.ts';
import { CHART_UNITS, type ChartUnit } from './chartPeriods.ts';

/** What a chart shows: the days of a month, the months of a year, or the years up to one (C-STATS-12). */
export interface ChartView {
  readonly unit: ChartUnit;
  readonly year: number;
  /** From 1; only used when the days of a month are shown. */
  readonly month: number;
}

/** How many years back a chart can go. */
const YEARS_BACK = 10;

const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};

/** The available years, the current one first. */
export function chartYears(now: number, timeZoneId?: number | null): readonly number[] {
  const present = Number(dayInZone(now, timeZoneId).slice(0, 4));
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => present - back);
}

/** What an address says about a chart; by default, this year's months. */
export function parseChartView(
  query: Readonly<Partial<Record<string, string>>>,
  now: number,
  timeZoneId?: number | null,
): ChartView {
  const [year = '', month = ''] = dayInZone(now, timeZoneId).split('-');
  const years = chartYears(now, timeZoneId);
  return {
    unit: CHART_UNITS.find((unit) => unit === query['type']) ?? 'month',
    year: numberIn(query['year'], years.at(-1) ?? 0, years[0] ?? 0) ?? Number(year),
    month: numberIn(query['month'], 1, 12) ?? Number(month),
  };
}

/** The call's query: a month only along with its days (C-STATS-06, C-STATS-11). */
export function chartQuery({ unit, year, month }: ChartView): {
  readonly type: ChartUnit;
  readonly year: number;
  readonly month?: number;
} {
  return { type: unit, year, ...(unit === 'day' ? { month } : {}) };
}

/** The address's query for a chart; the month is kept when days are not shown. */
export function chartAddress({ unit, year, month }: ChartView): Record<string, string> {
  return { type: unit, year: String(year), month: String(month) };
}
