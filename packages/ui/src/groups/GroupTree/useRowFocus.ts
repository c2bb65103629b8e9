import { useEffect, useRef, useState } from 'react';
import type { GroupKey, GroupLine } from './treeLines.ts';

/** Which row of the tree has the focus, and how to move it to a row that may not be in the page yet. */
export function useRowFocus(lines: readonly GroupLine[], selected: GroupKey | null) {
  const [focused, setFocused] = useState<GroupKey | null>(null);
  const rows = useRef(new Map<GroupKey, HTMLDivElement>());
  const wantsFocus = useRef(false);
  const tabStop = [focused, selected].find((key) => lines.some((line) => line.key === key)) ?? lines[0]?.key ?? null;

  useEffect(() => {
    if (!wantsFocus.current || focused === null) return;
    wantsFocus.current = false;
    rows.current.get(focused)?.focus({ preventScroll: true });
  });

  return {
    /** The row that Tab reaches. */
    tabStop,
    tabStopIndex: lines.findIndex((line) => line.key === tabStop),
    setFocused,
    /** Moves the focus once the row is drawn. */
    focusRow: (key: GroupKey) => {
      wantsFocus.current = true;
      setFocused(key);
    },
    /** Told of the element of a line, and of its end. */
    onElement: (key: GroupKey, element: HTMLDivElement | null) => {
      if (element) rows.current.set(key, element);
      else rows.current.delete(key);
    },
    rowOf: (key: GroupKey) => rows.current.get(key),
  };
}
