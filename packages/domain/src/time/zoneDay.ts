import { wallClock } from './calendar.ts';
import { DAY_MS } from './moment.ts';
import { timeZoneById } from './timeZones.ts';

/** The day it is in a zone at an instant, `YYYY-MM-DD`. */
export function dayInZone(epoch: number, timeZoneId: number | null | undefined): string {
  const { year, month, day } = wallClock(epoch, timeZoneById(timeZoneId).name);
  return `${year}-${month}-${day}`;
}

/**
 * When a day is over in a zone, in epoch milliseconds.
 *
 * @param day `YYYY-MM-DD`.
 */
export function endOfDay(day: string, timeZoneId: number | null | undefined): number {
  const zone = timeZoneById(timeZoneId).name;
  const nextMidnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  const shown = wallClock(nextMidnight, zone);
  const asUtc = Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}:${shown.second}Z`);
  return nextMidnight - (asUtc - nextMidnight);
}
