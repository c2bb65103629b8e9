import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS, instantAt, instantOnWallClock, timeZoneById, dayInZone } from '../time/index.ts';
import type { Period } from './approvalPeriod.ts';

/** A window that comes every week: at some weekdays, between two times on the clock of a zone, from a day to a day. */
export interface Recurrence {
  /** 1 for Monday to 7 for Sunday: the day on which the window begins. */
  readonly weekdays: readonly number[];
  /** `HH:mm`. */
  readonly from: string;
  /** `HH:mm`; not after `from` for one that ends on the next day. */
  readonly to: string;
  readonly timeZoneId: number;
  /** The first and the last day on which it begins, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** How many days a weekly window can last, from the first to the last. */
export const MOST_RECURRENCE_DAYS = 366;

const DAYS_OF_WEEK = 7;
/** 1 January 1970, from which days are counted, was a Thursday. */
const FIRST_WEEKDAY = 4;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Days since 1 January 1970 of a day that exists; null for another. */
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

/** The window that begins on a day; null where the clock leaves nothing of it. */
function windowOn(day: number, { from, to, timeZoneId }: Recurrence): Period | null {
  const zoneName = timeZoneById(timeZoneId).name;
  const start = instantOf(day, from, zoneName);
  // Never into the window of the next day, which a time that the clock leaves out could be moved behind.
  const end =
    to > from
      ? instantOf(day, to, zoneName)
      : Math.min(instantOf(day + 1, to, zoneName), instantOf(day + 1, from, zoneName));
  return start < end ? { start, end } : null;
}

/**
 * Every window of a recurrence, in their order. Where the clock is put forward, a time that it leaves out comes as much
 * later; where it is set back, a time that comes twice counts the first time.
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

/** The window that is open at a moment, else the next one; null when all are over. */
export const nextOccurrence = (recurrence: Recurrence, now: number): Period | null =>
  occurrencesOf(recurrence).find(({ end }) => end > now) ?? null;

/** What is wrong with a weekly window as it is written, and where. */
export interface RecurrenceFault {
  readonly error: Extract<RuleMessage, 'date_validate_error'>;
  readonly field: 'weekdays' | 'from' | 'to' | 'firstDay' | 'lastDay';
}

const fault = (field: RecurrenceFault['field']): RecurrenceFault => ({ error: 'date_validate_error', field });

/** Checks a weekly window as it is written: the period from its first beginning to its last end, or what is wrong. */
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
