import {
  choiceParameter,
  listState,
  oneOf,
  orderParameter,
  pageParameter,
  SEARCH_LIMIT,
  searchParameter,
  sizeParameter,
  type StateParameter,
  type ViewParameters,
} from '../address/index.ts';
import { defaultHistoryRange, EXPORT_IDS } from '../history/index.ts';
import { dayInZone, endOfDay, instantOnWallClock, timeZoneById } from '../time/index.ts';
import { type ApprovalList, approvalQuery, type ApprovalView } from './approvalQuery.ts';

/** The available page sizes for requests (C-APPROVAL-29). */
export const APPROVAL_PAGE_SIZES = [5, 10, 15, 20] as const;

/** The fields that a search for requests covers; `any` means all of them. */
export const APPROVAL_SEARCH_KEYS = ['any', 'device_alias', 'requester_id', 'requester_name', 'approver_name'] as const;

/** One of these search fields. */
export type ApprovalSearchKey = (typeof APPROVAL_SEARCH_KEYS)[number];

/** The contents of the approvers' page: access requests, and partners who apply for access (A-PARTNER-35). */
export const ACCESS_REGISTRATION_TABS = ['requests', 'applications'] as const;

/** A tab of the approvers' page. */
export type AccessRegistrationTab = (typeof ACCESS_REGISTRATION_TABS)[number];

/** The tab that the address names. */
export function accessRegistrationTab(parameters: ViewParameters): AccessRegistrationTab {
  return oneOf(ACCESS_REGISTRATION_TABS, parameters['tab'], 'requests');
}

/** Everything about a list of requests that its address carries. */
export interface ApprovalListView {
  /** From 1. */
  readonly page: number;
  readonly size: (typeof APPROVAL_PAGE_SIZES)[number];
  readonly order: 'asc' | 'desc';
  readonly searchKey: ApprovalSearchKey;
  /** Trimmed; empty means no search. */
  readonly searchValue: string;
  /** First and last day of the history, `YYYY-MM-DD`; `null` means the default range. */
  readonly from: string | null;
  readonly to: string | null;
}

const dayParameter = (name: string): StateParameter<string | null> => ({
  name,
  read: (text) => (text && instantOnWallClock(text, '00:00', 'UTC') !== null ? text : null),
  write: (day) => day,
});

const approvalState = listState<ApprovalListView>({
  page: pageParameter(),
  size: sizeParameter(APPROVAL_PAGE_SIZES, 10),
  order: orderParameter('desc'),
  searchKey: choiceParameter('search_key', APPROVAL_SEARCH_KEYS, 'any'),
  searchValue: searchParameter('search_value', SEARCH_LIMIT),
  from: dayParameter('from'),
  to: dayParameter('to'),
});

/** A request list's initial state: newest first, 10 per page. */
export const DEFAULT_APPROVAL_VIEW = approvalState.initial;

/** Reads a list's state from the address. */
export const parseApprovalView = approvalState.parse;

/** Writes a list's state for the address. */
export const formatApprovalView = approvalState.format;

/** The days of the history: the selected ones, or the default range (C-APPROVAL-22). */
export function historyDays(
  { from, to }: Pick<ApprovalListView, 'from' | 'to'>,
  now: number,
  timeZoneId?: number | null,
): { readonly from: string; readonly to: string } {
  const usual = defaultHistoryRange(now, timeZoneId);
  return { from: from ?? dayInZone(usual.from, timeZoneId), to: to ?? dayInZone(usual.to, timeZoneId) };
}

const SECOND_MS = 1000;

/** What a list requests from the server: the history's days from the first to the last second, in the time zone. */
export function approvalViewOf(
  view: ApprovalListView,
  list: ApprovalList,
  now: number,
  timeZoneId?: number | null,
): ApprovalView {
  const asked: ApprovalView = {
    list,
    page: view.page,
    pageSize: view.size,
    order: view.order,
    search: { key: view.searchKey, value: view.searchValue },
  };
  if (list !== 'history') return asked;
  const days = historyDays(view, now, timeZoneId);
  const from = instantOnWallClock(days.from, '00:00:00', timeZoneById(timeZoneId).name) ?? now;
  return { ...asked, range: { from, to: endOfDay(days.to, timeZoneId) - SECOND_MS } };
}

/** The history as it is exported: the same days, in the user's time zone, and the same search, but all pages. */
export function approvalExport(view: ApprovalListView, now: number, timeZoneId?: number | null) {
  const { from, to } = historyDays(view, now, timeZoneId);
  const { limit: _limit, offset: _offset, ...asked } = approvalQuery(approvalViewOf(view, 'history', now, timeZoneId));
  return { ...asked, exportId: EXPORT_IDS.approvals, type: 'history', startDate: from, endDate: to } as const;
}
