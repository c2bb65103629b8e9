import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long after the last key a search starts, in milliseconds. */
export const SEARCH_DELAY_MS = 300;

/** What is being typed, and how it is handed on. */
export interface Draft {
  /** What the field shows. */
  readonly draft: string;
  /** Shows text and hands it on after the delay; while `composing`, a syllable is unfinished and nothing is handed on. */
  readonly type: (text: string, composing: boolean) => void;
  /** Shows text and hands it on at once. */
  readonly commit: (text: string) => void;
}

/**
 * Keeps what a person types apart from what is searched for, so that a search does not start with each key. A value
 * that changes from outside (the back button, a reset) takes the place of the draft.
 */
export function useDebouncedDraft(value: string, onCommit: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const commitLatest = useRef(onCommit);

  useEffect(() => {
    commitLatest.current = onCommit;
  });
  // A layout effect ends already when the page is hidden for one that is still loading; a search handed on after that
  // would lead back from there.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }

  const commit = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (text !== value) {
      setKnown(text);
      commitLatest.current(text);
    }
  };

  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (!composing) timer.current = setTimeout(() => commitLatest.current(text), SEARCH_DELAY_MS);
  };

  return { draft, type, commit };
}
