import { useEffect, useRef } from 'react';
import type { GroupLine } from './treeLines.ts';

/**
 * Scrolls to a group once it has a line, if it is a new one.
 *
 * @param show Scrolls the line with an index into view.
 */
export function useRevealed(reveal: number | null, lines: readonly GroupLine[], show: (index: number) => void): void {
  const index = reveal === null ? -1 : lines.findIndex(({ key }) => key === reveal);
  const shown = useRef(reveal);
  useEffect(() => {
    if (shown.current === reveal || index < 0) return;
    shown.current = reveal;
    show(index);
  }, [show, reveal, index]);
}
