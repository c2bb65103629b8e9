import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS, instantAt, instantOnWallClock, timeZoneById, dayInZone } from '../time/index.ts';
import type { Period } from './approvalPeriod.ts';

/** A weekly window: on some weekdays, between two times in a time zone, from one day to another. */
export interface Recurrence {
  /** 1 for Monday to 7 for Sunday: the day on which the window starts. */
  readonly weekdays: readonly number[];
  /** `HH:mm`. */
  readonly from: string;
  /** `HH:mm`; not after `from` if it ends on the next day. */
  readonly to: string;
  readonly timeZoneId: number;
  /** The first and last day on which it starts, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The longest range of a weekly window in days, from the first to the last. */
export const MOST_RECURRENCE_DAYS = 366;

const DAYS_OF_WEEK = 7;
/** Days are counted from January 1, 1970, a Thursday. */
const FIRST_WEEKDAY = 4;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Days since January 1, 1970, for an existing day; null otherwise. */
function dayNumber(day: string): number | null {
  const at = instantOnWallClock(day, '00:00', 'UTC');
  return at === null ? null : at / DAY_MS;
}

const weekdayOf = (day: number): number =>
  ((((day + FIRST_WEEKDAY - 1) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;

function instantOf(day: number, time: string, zoneName: string): number {
  const date = new Date(day * DAY_MS);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute };
  return instantAt(wall, zoneName);
}

/** The window that starts on a day; null if a clock change leaves nothing of it. */
function windowOn(day: number, { from, to, timeZoneId }: Recurrence): Period | null {
  const zoneName = timeZoneById(timeZoneId).name;
  const start = instantOf(day, from, zoneName);
  // Never into the next day's window, which a skipped time could otherwise be moved past.
  const end =
    to > from
      ? instantOf(day, to, zoneName)
      : Math.min(instantOf(day + 1, to, zoneName), instantOf(day + 1, from, zoneName));
  return start < end ? { start, end } : null;
}

/**
 * Every window of a recurrence, in order. A time skipped when clocks go forward moves later by the same amount; of a
 * time that repeats when they go back, the first one counts.
 */
export function occurrencesOf(recurrence: Recurrence): readonly Period[] {
  const [first, last] = [dayNumber(recurrence.firstDay), dayNumber(recurrence.lastDay)];
  if (first === null || last === null) return [];
  const windows: Period[] = [];
  for (let day = first; day <= Math.min(last, first + MOST_RECURRENCE_DAYS); day += 1) {
    const window = recurrence.weekdays.includes(weekdayOf(day)) ? windowOn(day, recurrence) : null;
    if (window) windows.push(window);
  }
  return windows;
}

/** The window that is open at a moment, otherwise the next one; null when all are over. */
export const nextOccurrence = (recurrence: Recurrence, now: number): Period | null =>
  occurrencesOf(recurrence).find(({ end }) => end > now) ?? null;

/** What is wrong with a weekly window as entered, and where. */
export interface RecurrenceFault {
  readonly error: Extract<RuleMessage, 'date_validate_error'>;
  readonly field: 'weekdays' | 'from' | 'to' | 'firstDay' | 'lastDay';
}

const fault = (field: RecurrenceFault['field']): RecurrenceFault => ({ error: 'date_validate_error', field });

/** Checks a weekly window as entered: the period from its first start to its last end, or what is wrong. */
export function checkRecurrence(written: Recurrence, now: number): { readonly period: Period } | RecurrenceFault {
  const { weekdays, from, to, timeZoneId, firstDay, lastDay } = written;
  const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= DAYS_OF_WEEK;
  if (weekdays.length === 0 || new Set(weekdays).size !== weekdays.length || !weekdays.every(isWeekday)) {
    return fault('weekdays');
  }
  if (!TIME.test(from)) return fault('from');
  if (!TIME.test(to) || to === from) return fault('to');
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  if (first === null || firstDay < dayInZone(now, timeZoneId)) return fault('firstDay');
  if (last === null || last < first || last - first > MOST_RECURRENCE_DAYS) return fault('lastDay');
  const windows = occurrencesOf(written);
  const [start, end] = [windows[0]?.start, windows.at(-1)?.end];
  if (start === undefined || end === undefined || end <= now) return fault('lastDay');
  return { period: { start, end } };
}
