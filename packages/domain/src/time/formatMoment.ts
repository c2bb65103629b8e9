import { calendarDay, wallClock } from './calendar.ts';
import { formatInstant, type TimePreferences } from './formatInstant.ts';
import { epochOf } from './moment.ts';
import { timeZoneById } from './timeZones.ts';
import { instantAt, offsetAt } from './zonedInstant.ts';

const MINUTE_MS = 60_000;

/** Whether a time zone's clock shows this minute twice, because it is set back over it. */
function comesTwice(epoch: number, zoneName: string): boolean {
  const { year, month, day, hour, minute } = wallClock(epoch, zoneName);
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
  };
  return instantAt(wall, zoneName, 'earlier') !== instantAt(wall, zoneName, 'later');
}

/** A clock's offset from UTC, for example `UTC-04:00`. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Distinguishes two equal times when the clock is set back. */
function whole(shown: string, instant: string, { timeZoneId }: TimePreferences): string {
  const zone = timeZoneById(timeZoneId).name;
  const epoch = epochOf(instant);
  return shown !== '' && comesTwice(epoch, zone) ? `${shown} (${offsetText(offsetAt(epoch, zone))})` : shown;
}

/**
 * An unambiguous instant to the minute: like `formatInstant`, with the UTC offset if the user's clock is set back and
 * shows that time twice, for example `2026/11/01 01:30 (UTC-05:00)`.
 */
export function formatMoment(instant: string, preferences: TimePreferences): string {
  return whole(formatInstant(instant, preferences, 'minute'), instant, preferences);
}

const TIME_LENGTH = 'HH:mm'.length;

/**
 * An instant as a person would say it at `now`: on the same day by its time alone, for example `18:00`, otherwise like
 * `formatMoment`.
 */
export function formatMomentFrom(instant: string, now: number, preferences: TimePreferences): string {
  const shown = formatInstant(instant, preferences, 'minute');
  const zone = timeZoneById(preferences.timeZoneId).name;
  const isToday = shown !== '' && calendarDay(epochOf(instant), zone) === calendarDay(now, zone);
  return whole(isToday ? shown.slice(-TIME_LENGTH) : shown, instant, preferences);
}
