import { defaultHistoryDays, type HistoryDays } from '@remote-console/domain';
import { useState } from 'react';
import { useNow, useTimePreferences } from '../provider/index.ts';

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
