import { epochOf } from './moment.ts';
import { instantAt, type WallTime } from './zonedInstant.ts';

const DATE_AND_TIME = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** The fields of a date with a time, or null if the date or time doesn't exist. */
function fieldsOf(text: string): WallTime | null {
  const [, ...parts] = DATE_AND_TIME.exec(text) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return exists && hour < 24 && minute < 60 && second < 60 ? { year, month, day, hour, minute, second } : null;
}

/**
 * Epoch milliseconds of a text with date and time, UTC unless it has an offset; null if it doesn't exist. Unlike
 * `epochOf` it accepts neither a date alone nor February 30.
 */
export function instantOfText(text: string): number | null {
  const trimmed = text.trim();
  if (fieldsOf(trimmed) === null) return null;
  const epoch = epochOf(trimmed);
  return Number.isNaN(epoch) ? null : epoch;
}

/** An instant as lists and requests send it: UTC, `YYYY-MM-DD HH:mm:ss` (C-APPROVAL-26, B-APPROVAL-29). */
export function dateTimeText(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The instant at which a time zone's clock shows a date and a time. If it is set back and shows that time twice, the
 * first one counts; if it is put forward over it, the time moves later by the skipped amount.
 *
 * @param date `YYYY-MM-DD`.
 * @param time `HH:mm` or `HH:mm:ss`.
 * @param zoneName IANA name.
 * @returns Epoch milliseconds, or null when either is missing or doesn't exist.
 */
export function instantOnWallClock(date: string, time: string, zoneName: string): number | null {
  const fields = fieldsOf(`${date.trim()} ${time.trim()}`);
  if (!fields) return null;
  return instantAt(fields, zoneName);
}
