import { dayInZone } from '../time/index.ts';
import { CHART_UNITS, type ChartUnit } from './chartPeriods.ts';

/** What a chart shows: the days of a month, the months of a year, or the years up to one (C-STATS-12). */
export interface ChartView {
  readonly unit: ChartUnit;
  readonly year: number;
  /** From 1; of use where the days of a month are shown. */
  readonly month: number;
}

/** How many years back a chart can look. */
const YEARS_BACK = 10;

const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};

/** The years to choose from, the present one first. */
export function chartYears(now: number, timeZoneId?: number | null): readonly number[] {
  const present = Number(dayInZone(now, timeZoneId).slice(0, 4));
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => present - back);
}

/** What an address says of a chart; the months of this year by default. */
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

/** The query of the call: a month only with its days (C-STATS-06, C-STATS-11). */
export function chartQuery({ unit, year, month }: ChartView): {
  readonly type: ChartUnit;
  readonly year: number;
  readonly month?: number;
} {
  return { type: unit, year, ...(unit === 'day' ? { month } : {}) };
}

/** The query of the address for a chart; the month stays known where days are not shown. */
export function chartAddress({ unit, year, month }: ChartView): Record<string, string> {
  return { type: unit, year: String(year), month: String(month) };
}
