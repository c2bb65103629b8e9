import { useState } from 'react';

/** The list that was there before while its entries are the same, however often it is worked out again. */
export function useSameEntries<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const [kept, keep] = useState(entries);
  const isSame = kept.length === entries.length && kept.every((entry, place) => entry === entries[place]);
  if (!isSame) keep(entries);
  return isSame ? kept : entries;
}
