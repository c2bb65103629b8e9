import { epochOf, type Moment } from '../time/index.ts';

/**
 * The moment that says how old a notice is, ISO 8601: its date, or while that lies ahead, because the notice pops up until
 * then, the moment it was written (C-NOTICE-01).
 */
export function noticeAge(notice: { readonly noticeDate: string; readonly createTime: string }, now: Moment): string {
  return epochOf(notice.noticeDate) > epochOf(now) ? notice.createTime : notice.noticeDate;
}
