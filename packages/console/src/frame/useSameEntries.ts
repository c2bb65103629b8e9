import { useState } from 'react';

/** Returns the previous list as long as its entries are unchanged, however often it is recomputed. */
export function useSameEntries<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const [kept, keep] = useState(entries);
  const isSame = kept.length === entries.length && kept.every((entry, place) => entry === entries[place]);
  if (!isSame) keep(entries);
  return isSame ? kept : entries;
}
