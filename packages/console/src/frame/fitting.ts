import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many entries fit side by side: all where they have room, otherwise as many as leave room for the button that
 * opens the others. Widths in px.
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

/** What measures a row of entries. */
export interface Fitting {
  /** The room there is. */
  readonly room: RefObject<HTMLElement | null>;
  /** A hidden row with each entry and, last, the button for the others. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  /** How many entries fit. */
  readonly count: number;
}

/** Counts the entries that fit into their room, again whenever the room or the words change. */
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
    // The observer tells the first widths as well, when the browser has laid the page out and not painted it yet: measured
    // here, the whole page would be laid out once more.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(place);
    observer.observe(row);
    return () => observer.disconnect();
  }, [total]);
  return { room, ruler, count };
}
