import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many entries fit side by side: all if there is room, otherwise as many as leave room for the button that opens
 * the rest. Widths in px.
 */
export function countFitting(room: number, entries: readonly number[], button: number): number {
  const needed = entries.reduce((sum, width) => sum + width, 0);
  if (needed <= room) return entries.length;
  let left = room - button;
  const firstTooMany = entries.findIndex((width) => {
    left -= width;
    return left < 0;
  });
  return Math.max(0, firstTooMany);
}

/** The elements that a row of entries is measured with. */
export interface Fitting {
  /** The available space. */
  readonly room: RefObject<HTMLElement | null>;
  /** A hidden row with each entry and, last, the button for the rest. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  /** How many entries fit. */
  readonly count: number;
}

/** Counts the entries that fit, and recounts whenever the space or the texts change. */
export function useFitting(total: number): Fitting {
  const room = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const [place, row] = [room.current, ruler.current];
    if (!place || !row) return undefined;
    const measure = () => {
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width);
      setCount(countFitting(place.clientWidth, widths.slice(0, -1), widths.at(-1) ?? 0));
    };
    // The observer also reports the initial widths, after layout and before paint; measuring here would force another
    // layout of the whole page.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(place);
    observer.observe(row);
    return () => observer.disconnect();
  }, [total]);
  return { room, ruler, count };
}
