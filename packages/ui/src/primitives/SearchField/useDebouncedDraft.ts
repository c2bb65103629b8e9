import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long after the last of several keys a search starts, in milliseconds. The first after a pause starts one at once. */
export const SEARCH_DELAY_MS = 120;
/** How long nothing was typed when a key counts as the first, in milliseconds. */
const PAUSE_MS = 400;

/** What is being typed, and how it is handed on. */
export interface Draft {
  /** What the field shows. */
  readonly draft: string;
  /** Shows text and hands it on, at once after a pause and else after the delay; while `composing`, a syllable is unfinished and nothing is handed on. */
  readonly type: (text: string, composing: boolean) => void;
  /** Shows text and hands it on at once. */
  readonly commit: (text: string) => void;
}

/**
 * Keeps what a person types apart from what is searched for: one letter shows its result at once, but a word does not
 * start a search with each of its keys. A value that changes from outside (the back button, a reset) takes the place of
 * the draft.
 */
export function useDebouncedDraft(value: string, onCommit: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was handed on and has not come back as the value yet. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const handedOn = useRef(value);
  const commitLatest = useRef(onCommit);

  useEffect(() => {
    commitLatest.current = onCommit;
  });
  // A layout effect ends already when the page is hidden for one that is still loading; a search handed on after that
  // would lead back from there.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  // What waits to be handed on would undo a value that came from outside.
  useLayoutEffect(() => {
    if (value !== handedOn.current) clearTimeout(timer.current);
  }, [value]);

  if (known !== value) {
    setKnown(value);
    setAwaited(null);
    // Letters that were typed while the value was on its way back stay.
    if (value !== awaited) setDraft(value);
  }

  const handOn = (text: string) => {
    handedOn.current = text;
    setAwaited(text);
    commitLatest.current(text);
  };
  const commit = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (text !== value) handOn(text);
  };
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current);
    setDraft(text);
    if (composing) return;
    const isFirst = performance.now() - lastKeyAt.current > PAUSE_MS;
    lastKeyAt.current = performance.now();
    if (isFirst) handOn(text);
    else timer.current = setTimeout(() => handOn(text), SEARCH_DELAY_MS);
  };

  return { draft, type, commit };
}
