import { dayInZone, instantAt, timeZoneById } from '../time/index.ts';
import type { ChartPeriod } from './chartPeriods.ts';

/** Over how many days use is shown. */
export const DAILY_USE_DAYS = [7, 30, 90] as const;

/** A number of days over which use is shown. */
export type UseDays = (typeof DAILY_USE_DAYS)[number];

/** Reads a number of days from the address; 30 for anything else than what can be chosen. */
export const parseUseDays = (text: string | undefined): UseDays =>
  DAILY_USE_DAYS.find((days) => String(days) === text) ?? 30;

/** The last days on the person's own calendar, today last; each ends where the next begins. */
export function dailyUsePeriods(days: UseDays, now: number, timeZoneId: number | null | undefined): ChartPeriod[] {
  const zone = timeZoneById(timeZoneId).name;
  const [year = 0, month = 1, today = 1] = dayInZone(now, timeZoneId).split('-').map(Number);
  const beginOf = (day: number) => instantAt({ year, month, day }, zone);
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    return {
      startDate: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
      from: beginOf(day),
      until: beginOf(day + 1),
    };
  });
}
