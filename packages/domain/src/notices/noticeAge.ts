import { epochOf, type Moment } from '../time/index.ts';

/**
 * The moment that a notice's age is based on, ISO 8601: its date or, while that is in the future because the notice
 * pops up until then, the time it was written (C-NOTICE-01).
 */
export function noticeAge(notice: { readonly noticeDate: string; readonly createTime: string }, now: Moment): string {
  return epochOf(notice.noticeDate) > epochOf(now) ? notice.createTime : notice.noticeDate;
}
