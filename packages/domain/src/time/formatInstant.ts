import { wallClock } from './calendar.ts';
import { dateFormatById } from './dateFormats.ts';
import { epochOf } from './moment.ts';
import { timeZoneById } from './timeZones.ts';

/** A user's settings for displaying times. */
export interface TimePreferences {
  /** Id from `TIME_ZONES`; missing or unknown means Asia/Seoul. */
  readonly timeZoneId?: number | null | undefined;
  /** Id from `DATE_FORMATS`; missing or unknown means YYYY/MM/DD. */
  readonly dateFormatId?: number | null | undefined;
}

/** How much of the time is shown after the date. */
export type TimePrecision = 'date' | 'minute' | 'second';

/** The furthest instant from 1970 that a `Date`, and therefore `Intl`, can hold; beyond it `Intl` throws. */
const REPRESENTABLE_MS = 8_640_000_000_000_000;

/**
 * An instant as text in the user's time zone and date format (A-CONST-09), for example `2026/11/21 09:05`.
 *
 * @param instant ISO 8601 in UTC.
 * @param year `short` gives the two-digit year of the device details (C-PROFILE-14).
 * @returns Empty text when `instant` is not a time; check `hasTime` first to show a placeholder instead.
 */
export function formatInstant(
  instant: string,
  preferences: TimePreferences,
  precision: TimePrecision,
  year: 'full' | 'short' = 'full',
): string {
  const epoch = epochOf(instant);
  if (!(Math.abs(epoch) <= REPRESENTABLE_MS)) return '';

  const clock = wallClock(epoch, timeZoneById(preferences.timeZoneId).name);
  const format = dateFormatById(preferences.dateFormatId);
  const date = (year === 'full' ? format.pattern : format.shortPattern)
    .replace('YYYY', clock.year)
    .replace('YY', clock.year.slice(-2))
    .replace('MM', clock.month)
    .replace('DD', clock.day);

  switch (precision) {
    case 'date':
      return date;
    case 'minute':
      return `${date} ${clock.hour}:${clock.minute}`;
    case 'second':
      return `${date} ${clock.hour}:${clock.minute}:${clock.second}`;
  }
}
