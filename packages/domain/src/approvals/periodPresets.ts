import { calendarDay, instantAt, timeZoneById, wallClock } from '../time/index.ts';
import type { Period } from './approvalPeriod.ts';

/** The periods that can be selected with one press: an hour, the rest of today, the rest of this week. */
export const PERIOD_PRESETS = ['hour', 'today', 'week'] as const;

/** One of these periods. */
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_OF_WEEK = 7;
/** Days are counted from January 1, 1970, a Thursday: the fourth day of a week that ends on Sunday. */
const FIRST_WEEKDAY = 3;

/** The current minute, the default start of a request. */
export const presentMinute = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

/** The last minute of a day, counted in days from today, in a time zone. */
function lastMinute(now: number, daysLater: number, zoneName: string): number {
  const { year, month, day } = wallClock(now, zoneName);
  const wall = { year: Number(year), month: Number(month), day: Number(day) + daysLater, hour: 23, minute: 59 };
  return instantAt(wall, zoneName, 'later');
}

function daysUntilSunday(now: number, zoneName: string): number {
  return DAYS_OF_WEEK - 1 - ((calendarDay(now, zoneName) + FIRST_WEEKDAY) % DAYS_OF_WEEK);
}

function endOf(preset: PeriodPreset, now: number, zoneName: string): number {
  switch (preset) {
    case 'hour':
      return presentMinute(now) + HOUR_MS;
    case 'today':
      return lastMinute(now, 0, zoneName);
    case 'week':
      return lastMinute(now, daysUntilSunday(now, zoneName), zoneName);
  }
}

/**
 * The period of a preset at a moment, by the user's clock and calendar: from the current minute on. A day ends with its
 * last minute, a week with its Sunday.
 *
 * @returns null when nothing of it is left, in the last minute of the day.
 */
export function presetPeriod(preset: PeriodPreset, now: number, timeZoneId: number | null | undefined): Period | null {
  const start = presentMinute(now);
  const end = endOf(preset, now, timeZoneById(timeZoneId).name);
  return start < end && now < end ? { start, end } : null;
}

/** A day and a time as entered: `YYYY-MM-DD`, null while missing; `HH:mm`, empty while missing. */
export interface WrittenMoment {
  readonly day: string | null;
  readonly time: string;
}

/** One of the four inputs that define a period. */
export type PeriodEntry = 'startDay' | 'startTime' | 'endDay' | 'endTime';

/** The missing entries of a period, in input order (B-APPROVAL-10 to -13). */
export function emptyEntries({
  start,
  end,
}: {
  readonly start: WrittenMoment;
  readonly end: WrittenMoment;
}): readonly PeriodEntry[] {
  const missing: readonly (PeriodEntry | false)[] = [
    start.day === null && 'startDay',
    start.time === '' && 'startTime',
    end.day === null && 'endDay',
    end.time === '' && 'endTime',
  ];
  return missing.filter((entry) => entry !== false);
}
