import type { GroupTree } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import type { GroupKey, GroupLine } from './treeLines.ts';

/** The nearest row to a removed one: the next sibling, or else the row above. */
function neighbourOf(gone: GroupKey, before: readonly GroupLine[], lines: readonly GroupLine[]): GroupKey | null {
  const place = before.findIndex(({ key }) => key === gone);
  const depth = before[place]?.depth ?? 0;
  const rest = before.slice(place + 1);
  const end = rest.findIndex((line) => line.depth < depth);
  const beside = (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.depth === depth);
  const above = before.slice(0, Math.max(place, 0)).toReversed();
  const kept = new Set(lines.map(({ key }) => key));
  return [...beside, ...above].find(({ key }) => kept.has(key))?.key ?? null;
}

/**
 * Which row of the tree has the focus, and how to move it to a row that may not be rendered yet. If the group of the
 * row is deleted, its neighbor takes over.
 */
export function useRowFocus(lines: readonly GroupLine[], selected: GroupKey | null, tree: GroupTree) {
  const [focused, setFocused] = useState<GroupKey | null>(null);
  const [before, setBefore] = useState(lines);
  if (before !== lines) {
    setBefore(lines);
    if (typeof focused === 'number' && !tree.byId.has(focused)) setFocused(neighbourOf(focused, before, lines));
  }
  const rows = useRef(new Map<GroupKey, HTMLDivElement>());
  const wantsFocus = useRef(false);
  const tabStop = [focused, selected].find((key) => lines.some((line) => line.key === key)) ?? lines[0]?.key ?? null;

  useEffect(() => {
    if (!wantsFocus.current || focused === null) return;
    wantsFocus.current = false;
    rows.current.get(focused)?.focus({ preventScroll: true });
  });

  return {
    /** The tabbable row. */
    tabStop,
    tabStopIndex: lines.findIndex((line) => line.key === tabStop),
    setFocused,
    /** Moves the focus once the row is rendered. */
    focusRow: (key: GroupKey) => {
      wantsFocus.current = true;
      setFocused(key);
    },
    /** Called with the element of a line, and with `null` when it is removed. */
    onElement: (key: GroupKey, element: HTMLDivElement | null) => {
      if (element) rows.current.set(key, element);
      else rows.current.delete(key);
    },
    rowOf: (key: GroupKey) => rows.current.get(key),
  };
}
