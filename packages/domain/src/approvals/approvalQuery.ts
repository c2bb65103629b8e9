import type { ApprovalSearchKey } from './approvalAddress.ts';
import { calendarDay } from '../time/calendar.ts';
import { dateTimeText, DAY_MS, instantOnWallClock, timeZoneById } from '../time/index.ts';

/** Which of the three lists is shown: one's own requests, those that wait, or those that are processed. */
export type ApprovalList = 'own' | 'request' | 'history';

/** What a list is asked for. */
export interface ApprovalView {
  readonly list: ApprovalList;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly order: 'asc' | 'desc';
  /** Epoch milliseconds. */
  readonly range?: { readonly from: number; readonly to: number };
  readonly search?: { readonly key: ApprovalSearchKey; readonly value: string };
}

/** The parameters of the list call. */
export interface ApprovalListQuery {
  readonly type?: 'request' | 'history';
  readonly by: 'proposal_time';
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
  readonly start_date?: string;
  readonly end_date?: string;
  readonly search_key?: ApprovalSearchKey;
  readonly search_value?: string;
}

/** What a list sends; a search only when something is searched (C-APPROVAL-24 to -27). */
export function approvalQuery({ list, page, pageSize, order, range, search }: ApprovalView): ApprovalListQuery {
  const value = search?.value.trim() ?? '';
  return {
    ...(list === 'own' ? {} : { type: list }),
    by: 'proposal_time',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order,
    ...(range ? { start_date: dateTimeText(range.from), end_date: dateTimeText(range.to) } : {}),
    ...(search && value !== '' ? { search_key: search.key, search_value: value } : {}),
  };
}

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The range that the history begins with: from the same day of the month before, 00:00:00, to today, 23:59:59, on the
 * clock of the zone (C-APPROVAL-22). Where that month is shorter, its last day.
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
