import { formatInstant, type TimePreferences } from './formatInstant.ts';
import { epochOf, type Moment } from './moment.ts';
import { dayInZone } from './zoneDay.ts';

/**
 * When something was so, as short as it can be: the time alone where it was today in the person's zone, for example
 * `09:41`, else with its date.
 */
export function formatAsOf(moment: Moment, now: Moment, preferences: TimePreferences): string {
  const epoch = epochOf(moment);
  const zone = preferences.timeZoneId;
  const shown = formatInstant(new Date(epoch).toISOString(), preferences, 'minute');
  return dayInZone(epoch, zone) === dayInZone(epochOf(now), zone) ? shown.slice(-'09:41'.length) : shown;
}
