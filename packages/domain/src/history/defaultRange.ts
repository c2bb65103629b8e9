import { calendarDay, DAY_MS, instantOnWallClock, timeZoneById } from '../time/index.ts';

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The history's default range: from the same day of the previous month, 00:00:00, to today, 23:59:59, in the time zone
 * (C-APPROVAL-22). If that month is shorter, from its last day.
 */
export function defaultHistoryRange(
  now: number,
  timeZoneId?: number | null,
): { readonly from: number; readonly to: number } {
  const { name } = timeZoneById(timeZoneId);
  const today = calendarDay(now, name);
  const date = new Date(today * DAY_MS);
  const lastOfMonthBefore = Math.round(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0) / DAY_MS);
  const back = new Date(lastOfMonthBefore * DAY_MS).getUTCDate() - date.getUTCDate();
  const first = back >= 0 ? lastOfMonthBefore - back : lastOfMonthBefore;
  return {
    from: instantOnWallClock(dayText(first), '00:00:00', name) ?? now,
    to: instantOnWallClock(dayText(today), '23:59:59', name) ?? now,
  };
}
