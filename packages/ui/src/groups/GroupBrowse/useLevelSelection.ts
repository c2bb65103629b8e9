import { useState } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

/** The groups that are selected below one; another level begins with none. */
export function useLevelSelection(groupId: number | null) {
  const [selection, setSelection] = useState({ groupId, selected: NOTHING });
  const selected = selection.groupId === groupId ? selection.selected : NOTHING;
  const select = (change: { readonly selected: ReadonlySet<number> }) => setSelection({ groupId, ...change });
  return {
    selected,
    select,
    /** Groups are gone. */
    unselect: ({ ids }: { readonly ids: readonly number[] }) =>
      select({ selected: new Set([...selected].filter((pk) => !ids.includes(pk))) }),
  };
}
