import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered beyond either edge, so that quick scrolling shows no gap. */
const BEYOND_EDGE = 8;

/** The visible rows: the first one, and how many. */
interface Sight {
  readonly first: number;
  readonly rows: number;
}

interface RowWindowInput {
  /** The scroll container; it is mounted whenever there are rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of each row in px. */
  readonly rowHeight: number;
  /** Rows that are always rendered, wherever it is scrolled to; below 0 for none. */
  readonly kept: readonly number[];
}

interface RowWindow {
  /** Total height of all rows in px. */
  readonly height: number;
  /** The rendered rows, in order. */
  readonly indexes: readonly number[];
  /** Scrolls a row into view, by the minimum. */
  readonly show: (index: number) => void;
}

/** The rows that fit into a height in px, including partially visible ones. */
const rowsWithin = (height: number, rowHeight: number) => Math.ceil(height / rowHeight) + 1;

/** Before measuring: at most what fits into the window. Measuring would force another layout. */
const firstSight = (rowHeight: number): Sight => ({
  first: 0,
  rows: typeof window === 'undefined' ? 0 : rowsWithin(window.innerHeight, rowHeight),
});

function sightOf(scroller: HTMLElement, rowHeight: number): Sight {
  return {
    first: Math.max(0, Math.floor(scroller.scrollTop / rowHeight)),
    rows: rowsWithin(scroller.clientHeight, rowHeight),
  };
}

function indexesOf({ first, rows }: Sight, count: number, kept: readonly number[]): number[] {
  // Fewer rows than before: the scroll position no longer exists.
  const start = Math.min(first, Math.max(0, count - rows)) - BEYOND_EDGE;
  const inSight = Array.from({ length: rows + 2 * BEYOND_EDGE }, (_, index) => start + index);
  return [...new Set([...inSight, ...kept])]
    .filter((index) => index >= 0 && index < count)
    .sort((one, other) => one - other);
}

/** Scrolls by the minimum. */
function bringIntoSight({ current }: RefObject<HTMLElement | null>, top: number, rowHeight: number): void {
  if (!current) return;
  const { scrollTop, clientHeight } = current;
  current.scrollTop = Math.min(top, Math.max(scrollTop, top + rowHeight - clientHeight));
}

/** Which of many rows of equal height are rendered: the visible ones and some around, so 10,000 scroll like ten. */
export function useRowWindow({ scroller, count, rowHeight, kept }: RowWindowInput): RowWindow {
  const [sight, setSight] = useState(() => firstSight(rowHeight));
  const isThere = count > 0;

  useEffect(() => {
    const element = scroller.current;
    if (!isThere || !element) return undefined;
    const look = () =>
      setSight((before) => {
        const now = sightOf(element, rowHeight);
        return now.first === before.first && now.rows === before.rows ? before : now;
      });
    // Synchronously: the new rows are there before the scrolled page is painted.
    const onScroll = () => flushSync(look);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, isThere, rowHeight]);

  const show = useCallback(
    (index: number) => {
      if (index >= 0) bringIntoSight(scroller, index * rowHeight, rowHeight);
    },
    [scroller, rowHeight],
  );

  return { height: count * rowHeight, indexes: indexesOf(sight, count, kept), show };
}
