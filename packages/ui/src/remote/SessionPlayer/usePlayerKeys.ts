import { useEffect, useRef } from 'react';

/** The keys of a player. */
interface PlayerKeys {
  readonly onToggle: () => void;
  /** Jumps by this many milliseconds; back if negative. */
  readonly onLeap: (ms: number) => void;
}

/** How far an arrow key jumps, in milliseconds. */
const ARROW_MS = 5000;

/** Elements that handle their keys themselves: text inputs and selects. */
const TAKES_KEYS = 'select, input:not([type="range"])';

/** Handles the keys of a player while the focus is in it: space plays and pauses, arrow keys jump back and forward. */
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
