import { useRef, useState } from 'react';
import { useDraftStorage } from './draftStorage.ts';
import { useSession } from '../contexts/index.ts';
import { draftKey, readDraft, removeDraft, writeDraft, type DraftForm } from './draftStore.ts';

/** The entries of a form that outlive a reload of the page (decision 0040). */
export interface Draft<Values> {
  readonly values: Values;
  /** What is typed now, or how it follows from what was typed until then. */
  readonly change: (next: Values | ((typed: Values) => Values)) => void;
  /** Whether the form began with what was typed before. */
  readonly isRestored: boolean;
  /** Whether what is typed now returns when the page is loaded again. */
  readonly isKept: boolean;
  /** The form begins with its defaults. */
  readonly discard: () => void;
  /** Removes the draft and leaves the entries: they were sent, or may be lost. */
  readonly drop: () => void;
}

function useDraftKey<Values>(form: DraftForm<Values>): string {
  return draftKey(form, useSession()?.id ?? 'visitor');
}

/** Removes the draft of a form that is drawn elsewhere. */
export function useDropDraft<Values>(form: DraftForm<Values>): () => void {
  const storage = useDraftStorage();
  const key = useDraftKey(form);
  return () => removeDraft(storage, key);
}

/**
 * Holds the entries of a form, and keeps those that the form names in the storage of the tab while they differ from how
 * the form begins. Draw a `DraftNote` inside the form.
 *
 * @param begin The form as it begins; asked once.
 */
export function useDraft<Values extends object>(form: DraftForm<Values>, begin: () => Values): Draft<Values> {
  const storage = useDraftStorage();
  const key = useDraftKey(form);
  const [initial] = useState(begin);
  const [state, setState] = useState(() => {
    const found = readDraft(storage, key, { form, initial });
    return { values: found ?? initial, isRestored: found !== null, isKept: found !== null };
  });
  // An answer that comes later changes what was typed by then.
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
