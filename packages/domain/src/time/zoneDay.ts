import { wallClock } from './calendar.ts';
import { timeZoneById } from './timeZones.ts';
import { instantAt } from './zonedInstant.ts';

/** The calendar day in a time zone at an instant, `YYYY-MM-DD`. */
export function dayInZone(epoch: number, timeZoneId: number | null | undefined): string {
  const { year, month, day } = wallClock(epoch, timeZoneById(timeZoneId).name);
  return `${year}-${month}-${day}`;
}

/** The start of the day that many days after another one. */
function beginning(day: string, after: number, timeZoneId: number | null | undefined): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: date + after }, timeZoneById(timeZoneId).name);
}

/**
 * When a day starts in a time zone, in epoch milliseconds.
 *
 * @param day `YYYY-MM-DD`.
 */
export function startOfDay(day: string, timeZoneId: number | null | undefined): number {
  return beginning(day, 0, timeZoneId);
}

/**
 * When a day ends in a time zone, in epoch milliseconds.
 *
 * @param day `YYYY-MM-DD`.
 */
export function endOfDay(day: string, timeZoneId: number | null | undefined): number {
  return beginning(day, 1, timeZoneId);
}
