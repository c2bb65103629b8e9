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

/** What a page of statistics shows, as the query of its address: a link to it shows the same. */
export interface QueryState {
  /** What the address says; what it does not say is as the page begins. */
  readonly query: Readonly<Record<string, string>>;
  /** Another choice was made: the whole query for it. */
  readonly onQueryChange: (query: Readonly<Record<string, string>>) => void;
}

/** The days that a page begins with; they stay while it is open, also over midnight. */
export function useFirstDays(): HistoryDays {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  return useState(() => defaultHistoryDays(now, timeZoneId))[0];
}

/**
 * The view of a log in its address, and what changes a part of it: another choice begins at the first page.
 *
 * @param searchKeys What can be searched for, the first unless the address says otherwise; the same array at every render.
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
