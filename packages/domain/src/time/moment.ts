/** A point in time as callers hold it: ISO 8601 text, epoch milliseconds, or a `Date`. */
export type Moment = string | number | { getTime(): number };

/** Milliseconds in a day of 24 hours. */
export const DAY_MS = 86_400_000;

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Epoch milliseconds of a moment, or `NaN` when the text is no time. Text without a zone is UTC, because that is what
 * is stored and sent; the zone of the machine that happens to run this never matters.
 */
export function epochOf(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  if (typeof moment !== 'string') return moment.getTime();
  return Date.parse(WITHOUT_ZONE.test(moment) ? `${moment.replace(' ', 'T')}Z` : moment);
}

/**
 * Whether a field holds a time. The text `None`, `null`, a missing field, empty text and text that is no time all mean
 * that there is no data (B-TABLE-08).
 */
export function hasTime(value: string | null | undefined): value is string {
  return typeof value === 'string' && !Number.isNaN(epochOf(value));
}
