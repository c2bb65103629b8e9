import type { LinePoint } from './LineChart.tsx';

/** A point of the whole course. */
export interface CoursePoint extends LinePoint {
  /** Whether it is expected and not counted. */
  readonly isForecast: boolean;
}

/** What was counted and what is expected after it, one after the other. */
export function courseOf(points: readonly LinePoint[], forecast: readonly LinePoint[]): readonly CoursePoint[] {
  return [
    ...points.map((point) => ({ ...point, isForecast: false })),
    ...forecast.map((point) => ({ ...point, isForecast: true })),
  ];
}

/** The two lines of a course: a value for each of its moments, `null` where a line is not. */
export interface CourseLines {
  readonly counted: readonly (number | null)[];
  readonly expected: readonly (number | null)[];
}

/** The expected line begins where the counted one ends. */
export function linesOf(course: readonly CoursePoint[]): CourseLines {
  const last = course.findLastIndex(({ isForecast }) => !isForecast);
  return {
    counted: course.map(({ value, isForecast }) => (isForecast ? null : value)),
    expected: course.map(({ value, isForecast }, place) => (isForecast || place === last ? value : null)),
  };
}

/** The time that a chart shows, in epoch milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** From the first to the last moment of a course; a single moment is in the middle. */
export function spanOf(course: readonly CoursePoint[], from?: number, until?: number): TimeSpan {
  const moments = course.map(({ at }) => at);
  const [first, last] = [from ?? Math.min(...moments), until ?? Math.max(...moments)];
  return first < last ? { from: first, until: last } : { from: first - 1, until: first + 1 };
}

/** Some moments that are evenly spread and away from the edges, where a label would reach out of the chart. */
export function spreadOver(
  course: readonly CoursePoint[],
  { from, until }: TimeSpan,
  count: number,
): readonly number[] {
  const [only] = course;
  if (only && course.length === 1) return [only.at];
  return Array.from({ length: count }, (_, place) => from + ((until - from) / count) * (place + 0.5));
}

/** The moments inside of a span; of those with one label, such as two days of a month, the first. */
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
