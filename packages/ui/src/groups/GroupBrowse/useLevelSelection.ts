import { useState } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

/** The selected groups of a level; another level starts with none. */
export function useLevelSelection(groupId: number | null) {
  const [selection, setSelection] = useState({ groupId, selected: NOTHING });
  const selected = selection.groupId === groupId ? selection.selected : NOTHING;
  const select = (change: { readonly selected: ReadonlySet<number> }) => setSelection({ groupId, ...change });
  return {
    selected,
    select,
    /** Groups were deleted. */
    unselect: ({ ids }: { readonly ids: readonly number[] }) =>
      select({ selected: new Set([...selected].filter((pk) => !ids.includes(pk))) }),
  };
}
