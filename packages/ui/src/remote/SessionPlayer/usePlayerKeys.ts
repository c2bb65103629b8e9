import { useEffect, useRef } from 'react';

/** What the keys of a player do. */
interface PlayerKeys {
  readonly onToggle: () => void;
  /** Goes on by so many milliseconds; back where they are below zero. */
  readonly onLeap: (ms: number) => void;
}

/** How far an arrow leads, in milliseconds. */
const ARROW_MS = 5000;

/** What takes its keys itself: words are written there, or something is chosen. */
const TAKES_KEYS = 'select, input:not([type="range"])';

/** Hears the keys of a player while the focus is in it: space plays and pauses, arrows lead back and forward. */
export function usePlayerKeys(root: HTMLElement | null, keys: PlayerKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!root) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof Element) || target.matches(TAKES_KEYS)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (key === ' ' && !target.matches('button')) latest.current.onToggle();
      else if (key === 'ArrowLeft') latest.current.onLeap(-ARROW_MS);
      else if (key === 'ArrowRight') latest.current.onLeap(ARROW_MS);
      else return;
      event.preventDefault();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
