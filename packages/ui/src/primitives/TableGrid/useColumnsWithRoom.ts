import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { columnsWithRoom, leastWidth, type YieldingColumn } from './columnTracks.ts';

/**
 * The columns that fit into an element, kept up to date with its width. The first render has all of them, because the
 * width is unknown; excess columns are hidden before anything is painted. A table with enough room is not rendered
 * twice.
 */
export function useColumnsWithRoom<Column extends YieldingColumn>(
  place: RefObject<HTMLElement | null>,
  columns: readonly Column[],
): readonly Column[] {
  const needed = leastWidth(columns);
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // The observer also reports the initial width, after layout but before painting.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      flushSync(() => setRoom(clientWidth < needed ? clientWidth : null));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, needed]);
  return useMemo(() => columnsWithRoom(columns, room), [columns, room]);
}
