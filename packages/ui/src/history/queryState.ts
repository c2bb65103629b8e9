import {
  changeHistoryView,
  defaultHistoryDays,
  formatHistoryView,
  parseHistoryView,
  type HistoryDays,
  type HistoryView,
} from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';
import { useNow, useTimePreferences } from '../contexts/index.ts';

/** The state of a statistics page, as the query of its URL: a link to it shows the same. */
export interface QueryState {
  /** The query of the URL; missing values are the defaults of the page. */
  readonly query: Readonly<Record<string, string>>;
  /** Another choice was made: the complete query for it. */
  readonly onQueryChange: (query: Readonly<Record<string, string>>) => void;
}

/** The initial dates of a page; they stay while it is open, even past midnight. */
export function useFirstDays(): HistoryDays {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  return useState(() => defaultHistoryDays(now, timeZoneId))[0];
}

/**
 * The view of a log in its URL, and changing a part of it: another choice starts at the first page.
 *
 * @param searchKeys The searchable fields, the first by default; the same array at every render.
 */
export function useHistoryView<Key extends string>(
  { query, onQueryChange }: QueryState,
  searchKeys: readonly [Key, ...Key[]],
) {
  const firstDays = useFirstDays();
  const view = useMemo(() => parseHistoryView(query, searchKeys, firstDays), [query, searchKeys, firstDays]);
  const change = useCallback(
    (next: Partial<HistoryView<Key>>) =>
      onQueryChange(formatHistoryView(changeHistoryView(view, next), searchKeys[0], firstDays)),
    [view, searchKeys, firstDays, onQueryChange],
  );
  return { view, change };
}
