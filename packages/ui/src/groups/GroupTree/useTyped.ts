import { useEffect, useRef } from 'react';

/** Pause in milliseconds after which typing starts a new word. */
const TYPING_PAUSE_MS = 500;

/** What was typed in the tree just before, for finding a line by several letters. */
export function useTyped() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    remember: (key: string) => {
      typed.current += key;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        typed.current = '';
      }, TYPING_PAUSE_MS);
    },
  };
}
