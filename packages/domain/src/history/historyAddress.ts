import {
  choiceParameter,
  listState,
  pageParameter,
  sizeParameter,
  typedParameter,
  type StateParameter,
} from '../address/index.ts';
import { defaultHistoryRange } from './defaultRange.ts';
import { dayInZone } from '../time/index.ts';
import { HISTORY_PAGE_SIZE, HISTORY_PAGE_SIZES, searchParameters } from './historyView.ts';

/** What each log can be searched by; the first is the default (C-HISTORY-02). */
export const HISTORY_SEARCH_KEYS = {
  remote: ['reg_mail', 'alias', 'ip'],
  warning: ['device', 'alert_code'],
  access: ['mgrid', 'ip', 'browser'],
  transfer: ['mgrid', 'alias', 'file_name'],
  delete: ['reg_mail', 'name'],
  administration: ['reg_mail', 'subject'],
} as const;

/** A log of events. */
export type HistoryLog = keyof typeof HISTORY_SEARCH_KEYS;

/** What a log can be searched by. */
export type HistorySearchKey<Log extends HistoryLog = HistoryLog> = (typeof HISTORY_SEARCH_KEYS)[Log][number];

/** The first and last day, both included, as `YYYY-MM-DD`. */
export interface HistoryDays {
  readonly start: string;
  readonly end: string;
}

/** The available page sizes of a history. */
export type HistoryPageSize = (typeof HISTORY_PAGE_SIZES)[number];

/** What a history shows. */
export interface HistoryView<Key extends string = string> extends HistoryDays {
  readonly key: Key;
  /** The search text; empty for none. */
  readonly value: string;
  /** Counted from 1. */
  readonly page: number;
  readonly size: HistoryPageSize;
}

/** A query as in an address. */
type Query = Readonly<Partial<Record<string, string>>>;

/** The longest search text for a history. */
export const HISTORY_SEARCH_LIMIT = 100;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string | null | undefined): text is string => {
  if (!text || !DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The history's default days: about a month up to today, as for approvals (C-HISTORY-01). */
export function defaultHistoryDays(now: number, timeZoneId?: number | null): HistoryDays {
  const { from, to } = defaultHistoryRange(now, timeZoneId);
  return { start: dayInZone(from, timeZoneId), end: dayInZone(to, timeZoneId) };
}

/** The days in an address; the default ones unless both are days in order (C-STATS-16). */
export function parseHistoryDays({ start, end }: Query, initial: HistoryDays): HistoryDays {
  const days = { start: isDay(start) ? start : initial.start, end: isDay(end) ? end : initial.end };
  return days.end < days.start ? initial : days;
}

const dayParameter = (name: string, initial: string): StateParameter<string> => ({
  name,
  read: (text) => (isDay(text) ? text : initial),
  write: (day) => (day === initial ? null : day),
});

const historyState = <Key extends string>(keys: readonly [Key, ...Key[]], initial: HistoryDays) =>
  listState<HistoryView<Key>>({
    start: dayParameter('start', initial.start),
    end: dayParameter('end', initial.end),
    key: choiceParameter('key', keys, keys[0]),
    value: typedParameter('value', HISTORY_SEARCH_LIMIT),
    page: pageParameter(),
    size: sizeParameter(HISTORY_PAGE_SIZES, HISTORY_PAGE_SIZE),
  });

/** What an address says about a history; missing or invalid parts become the defaults. */
export const parseHistoryView = <Key extends string>(
  query: Query,
  keys: readonly [Key, ...Key[]],
  initial: HistoryDays,
): HistoryView<Key> => ({ ...historyState(keys, initial).parse(query), ...parseHistoryDays(query, initial) });

/** The address's query for a history: only what differs from the defaults. */
export const formatHistoryView = (view: HistoryView, firstKey: string, initial: HistoryDays): Record<string, string> =>
  historyState([firstKey], initial).format(view);

/** A history after a change: a narrower selection starts at its first page. */
export function changeHistoryView<View extends HistoryView>(view: View, change: Partial<View>): View {
  return { ...view, page: 1, ...change };
}

/** The days as a history sends them: both in full (C-HISTORY-06, C-HISTORY-31). */
export function daysToSend({ start, end }: HistoryDays): { readonly startDate: string; readonly endDate: string } {
  return { startDate: `${start} 00:00:00`, endDate: `${end} 23:59:59` };
}

/** What every history sends, whatever it sorts by: its days, page, and search, newest first (C-HISTORY-30). */
export interface HistoryPageQuery<Key extends string> {
  readonly order: 'desc';
  readonly startDate: string;
  readonly endDate: string;
  readonly limit: number;
  readonly offset: number;
  readonly searchKey?: Key;
  readonly searchValue?: string;
}

/** The list call's parameters; the export uses the same (C-HISTORY-06, C-HISTORY-23). */
export function historyQuery<Key extends string>(view: HistoryView<Key>): HistoryPageQuery<Key> {
  const { searchValue } = searchParameters(view);
  return {
    order: 'desc',
    ...daysToSend(view),
    limit: view.size,
    offset: (view.page - 1) * view.size,
    ...(searchValue === undefined ? {} : { searchKey: view.key, searchValue }),
  };
}
