/** A point in time as callers hold it: ISO 8601 text, epoch milliseconds, or a `Date`. */
export type Moment = string | number | { getTime(): number };

/** Milliseconds in a day of 24 hours. */
export const DAY_MS = 86_400_000;

/** ISO 8601 as it is stored and sent: a date, with or without a time, with or without a time zone. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Epoch milliseconds of a moment, or `NaN` if the text is not a time. Text without a time zone is UTC, because that is
 * what is stored and sent; the zone of the machine that runs this never matters.
 */
export function epochOf(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  if (typeof moment !== 'string') return moment.getTime();
  const [text, date, time = '00:00', zone = 'Z'] = ISO.exec(moment) ?? [];
  return text === undefined ? Number.NaN : Date.parse(`${date}T${time}${zone}`);
}

/**
 * Whether a field holds a time. The text `None`, `null`, a missing field, empty text, and invalid text all mean that
 * there is no data (B-TABLE-08).
 */
export function hasTime(value: string | null | undefined): value is string {
  return typeof value === 'string' && !Number.isNaN(epochOf(value));
}
