import { DAY_MS } from '../time/index.ts';

/** How long statistics are kept, by `statistics_delete_period`, in option order (C-FUNC-25). */
export const RETENTION_PERIODS = [
  { id: 1, count: 30, unit: 'day' },
  { id: 2, count: 60, unit: 'day' },
  { id: 3, count: 90, unit: 'day' },
  { id: 6, count: 6, unit: 'month' },
  { id: 12, count: 1, unit: 'year' },
  { id: 36, count: 3, unit: 'year' },
] as const;

/** A retention period. */
export type RetentionPeriod = (typeof RETENTION_PERIODS)[number];

/** The default period: the longest. */
export const DEFAULT_RETENTION_ID = 36;

/** Minimum retention of logins and the audit log in days, whatever period a company selects for its statistics. */
export const LEAST_RECORD_DAYS = 90;

const MONTHS = { month: 1, year: 12 } as const;

/** The same time of day some calendar months earlier, in UTC; on the last of the month if that day doesn't exist. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/**
 * Anything older than this is removed; null for a number that is not a period, for which nothing is.
 *
 * @param now Epoch milliseconds.
 * @returns Epoch milliseconds.
 */
export function retentionStart(periodId: number, now: number): number | null {
  const period = RETENTION_PERIODS.find(({ id }) => id === periodId);
  if (!period) return null;
  return period.unit === 'day' ? now - period.count * DAY_MS : monthsBefore(now, period.count * MONTHS[period.unit]);
}

/**
 * The same for logins and the audit log: with no minimum, users could erase the traces of what they did.
 *
 * @param now Epoch milliseconds.
 * @returns Epoch milliseconds.
 */
export function recordRetentionStart(periodId: number, now: number): number | null {
  const start = retentionStart(periodId, now);
  return start === null ? null : Math.min(start, now - LEAST_RECORD_DAYS * DAY_MS);
}
