import { wallClock } from './calendar.ts';
import { timeZoneById } from './timeZones.ts';
import { instantAt } from './zonedInstant.ts';

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
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: date + 1 }, timeZoneById(timeZoneId).name);
}
