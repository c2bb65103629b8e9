import { useEffect, useRef } from 'react';

/** Pause in milliseconds after which typing starts a new search. */
const TYPING_PAUSE_MS = 500;

/** The recently typed letters, for finding a line by several of them. */
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
