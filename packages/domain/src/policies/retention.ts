import { DAY_MS } from '../time/index.ts';

/** How long statistics are kept, by `statistics_delete_period`, in the order of the choice (C-FUNC-25). */
export const RETENTION_PERIODS = [
  { id: 1, count: 30, unit: 'day' },
  { id: 2, count: 60, unit: 'day' },
  { id: 3, count: 90, unit: 'day' },
  { id: 6, count: 6, unit: 'month' },
  { id: 12, count: 1, unit: 'year' },
  { id: 36, count: 3, unit: 'year' },
] as const;

/** One retention period. */
export type RetentionPeriod = (typeof RETENTION_PERIODS)[number];

/** The period of a company that has chosen none: the longest. */
export const DEFAULT_RETENTION_ID = 36;

/** Days for which logins and the audit are kept at least, whatever period a company chooses for its statistics. */
export const LEAST_RECORD_DAYS = 90;

const MONTHS = { month: 1, year: 12 } as const;

/** The same time of day some calendar months earlier, in UTC; the last of the month where that day does not exist. */
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
 * What is older than this is removed; null for a number that is no period, for which nothing is.
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
 * The same for logins and the audit: who could shorten it to nothing could remove the trace of what they did.
 *
 * @param now Epoch milliseconds.
 * @returns Epoch milliseconds.
 */
export function recordRetentionStart(periodId: number, now: number): number | null {
  const start = retentionStart(periodId, now);
  return start === null ? null : Math.min(start, now - LEAST_RECORD_DAYS * DAY_MS);
}
