import { useState } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

/** The groups that are selected below one; another level begins with none. */
export function useLevelSelection(groupPk: number | null) {
  const [selection, setSelection] = useState({ groupPk, selected: NOTHING });
  const selected = selection.groupPk === groupPk ? selection.selected : NOTHING;
  const select = (change: { readonly selected: ReadonlySet<number> }) => setSelection({ groupPk, ...change });
  return {
    selected,
    select,
    /** Groups are gone. */
    unselect: ({ ids }: { readonly ids: readonly number[] }) =>
      select({ selected: new Set([...selected].filter((pk) => !ids.includes(pk))) }),
  };
}
