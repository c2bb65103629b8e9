import { formatInstant, type TimePreferences } from './formatInstant.ts';
import { epochOf, type Moment } from './moment.ts';
import { dayInZone } from './zoneDay.ts';

/**
 * An as-of time, as short as possible: the time alone if it is today in the user's time zone, for example `09:41`,
 * otherwise with its date.
 */
export function formatAsOf(moment: Moment, now: Moment, preferences: TimePreferences): string {
  const epoch = epochOf(moment);
  const zone = preferences.timeZoneId;
  const shown = formatInstant(new Date(epoch).toISOString(), preferences, 'minute');
  return dayInZone(epoch, zone) === dayInZone(epochOf(now), zone) ? shown.slice(-'09:41'.length) : shown;
}
