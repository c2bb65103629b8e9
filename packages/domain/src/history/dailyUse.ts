import { dayInZone, instantAt, timeZoneById } from '../time/index.ts';
import type { ChartPeriod } from './chartPeriods.ts';

/** The available numbers of days for usage. */
export const DAILY_USE_DAYS = [7, 30, 90] as const;

/** One of these numbers of days. */
export type UseDays = (typeof DAILY_USE_DAYS)[number];

/** Reads a number of days from the address; 30 unless it is an available one. */
export const parseUseDays = (text: string | undefined): UseDays =>
  DAILY_USE_DAYS.find((days) => String(days) === text) ?? 30;

/** The last days on the user's own calendar, ending with today; each ends where the next one starts. */
export function dailyUsePeriods(days: UseDays, now: number, timeZoneId: number | null | undefined): ChartPeriod[] {
  const zone = timeZoneById(timeZoneId).name;
  const [year = 0, month = 1, today = 1] = dayInZone(now, timeZoneId).split('-').map(Number);
  const first = today - days + 1;
  const begins = Array.from({ length: days + 1 }, (_, index) => instantAt({ year, month, day: first + index }, zone));
  return begins.slice(0, days).map((from, index) => ({
    startDate: new Date(Date.UTC(year, month - 1, first + index)).toISOString().slice(0, 10),
    from,
    until: begins[index + 1] ?? from,
  }));
}
