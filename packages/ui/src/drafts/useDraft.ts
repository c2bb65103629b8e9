import { useRef, useState } from 'react';
import { useDraftStorage } from './draftStorage.ts';
import { useSession } from '../contexts/index.ts';
import { draftKey, readDraft, removeDraft, writeDraft, type DraftForm } from './draftStore.ts';

/** The entries of a form that survive a page reload (decision 0040). */
export interface Draft<Values> {
  readonly values: Values;
  /** Sets the entries, or updates them from the previous ones. */
  readonly change: (next: Values | ((typed: Values) => Values)) => void;
  /** Whether the form started with restored entries. */
  readonly isRestored: boolean;
  /** Whether current entries are restored after a page reload. */
  readonly isKept: boolean;
  /** Resets the form to its defaults. */
  readonly discard: () => void;
  /** Removes the draft but leaves the entries: they were sent, or may be lost. */
  readonly drop: () => void;
}

function useDraftKey<Values>(form: DraftForm<Values>): string {
  return draftKey(form, useSession()?.id ?? 'visitor');
}

/** Removes the draft of a form that is rendered elsewhere. */
export function useDropDraft<Values>(form: DraftForm<Values>): () => void {
  const storage = useDraftStorage();
  const key = useDraftKey(form);
  return () => removeDraft(storage, key);
}

/**
 * Holds the entries of a form, and keeps the fields that the form names in tab storage while they differ from the
 * initial state. Render a `DraftNote` inside the form.
 *
 * @param begin The form's initial state; called once.
 */
export function useDraft<Values extends object>(form: DraftForm<Values>, begin: () => Values): Draft<Values> {
  const storage = useDraftStorage();
  const key = useDraftKey(form);
  const [initial] = useState(begin);
  const [state, setState] = useState(() => {
    const found = readDraft(storage, key, { form, initial });
    return { values: found ?? initial, isRestored: found !== null, isKept: found !== null };
  });
  // A late answer updates the entries as of then.
  const latest = useRef(state.values);
  return {
    ...state,
    change: (next) => {
      const values = typeof next === 'function' ? next(latest.current) : next;
      latest.current = values;
      const isKept = writeDraft(storage, key, { form, initial, values });
      setState((before) => ({ isRestored: before.isRestored && isKept, values, isKept }));
    },
    discard: () => {
      latest.current = initial;
      removeDraft(storage, key);
      setState({ values: initial, isRestored: false, isKept: false });
    },
    drop: () => {
      removeDraft(storage, key);
      setState((before) => ({ ...before, isRestored: false, isKept: false }));
    },
  };
}
