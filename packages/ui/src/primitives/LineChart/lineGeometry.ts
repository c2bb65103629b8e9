import type { LinePoint } from './LineChart.tsx';

/** A point of the whole series. */
export interface SeriesPoint extends LinePoint {
  /** Whether it is a forecast. */
  readonly isForecast: boolean;
}

/** The actual values followed by the forecast. */
export function seriesOf(points: readonly LinePoint[], forecast: readonly LinePoint[]): readonly SeriesPoint[] {
  return [
    ...points.map((point) => ({ ...point, isForecast: false })),
    ...forecast.map((point) => ({ ...point, isForecast: true })),
  ];
}

/** The two lines of a series: a value for each of its moments, `null` where a line has none. */
export interface SeriesLines {
  readonly counted: readonly (number | null)[];
  readonly expected: readonly (number | null)[];
}

/** The forecast line starts where the actual one ends. */
export function linesOf(series: readonly SeriesPoint[]): SeriesLines {
  const last = series.findLastIndex(({ isForecast }) => !isForecast);
  return {
    counted: series.map(({ value, isForecast }) => (isForecast ? null : value)),
    expected: series.map(({ value, isForecast }, place) => (isForecast || place === last ? value : null)),
  };
}

/** The time range of a chart, in epoch milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** From the first to the last moment of a series; a single moment is in the middle. */
export function spanOf(series: readonly SeriesPoint[], from?: number, until?: number): TimeSpan {
  const moments = series.map(({ at }) => at);
  const [first, last] = [from ?? Math.min(...moments), until ?? Math.max(...moments)];
  return first < last ? { from: first, until: last } : { from: first - 1, until: first + 1 };
}

/** Evenly spread moments away from the edges, where a label would extend beyond the chart. */
export function spreadOver(
  series: readonly SeriesPoint[],
  { from, until }: TimeSpan,
  count: number,
): readonly number[] {
  const [only] = series;
  if (only && series.length === 1) return [only.at];
  return Array.from({ length: count }, (_, place) => from + ((until - from) / count) * (place + 0.5));
}

/** The moments within a range; of those with the same label, such as two days of a month, the first. */
export function momentsWithin(
  moments: readonly number[],
  { from, until }: TimeSpan,
  tickOf: (at: number) => string,
): readonly number[] {
  const inside = moments.filter((moment) => moment >= from && moment <= until);
  return inside.filter((moment, place) => {
    const before = inside[place - 1];
    return before === undefined || tickOf(before) !== tickOf(moment);
  });
}
