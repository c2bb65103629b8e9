import {
  dropOnLine,
  pointerZone,
  treeMove,
  type GroupTree,
  type LineZone,
  type TreeMoveOutcome,
} from '@remote-console/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDragScope, type DragItem, type DropSurface, type Point } from '../drag/dragContext.ts';
import type { GroupKey, GroupLine } from './treeLines.ts';

/** How long the pointer rests on a collapsed group before it expands, in milliseconds. */
const OPENING_MS = 700;

/** Where a drop would go, and whether the rules allow it. */
export interface DropMark {
  readonly key: GroupKey;
  /** Into the group, or next to it: above or below its line. */
  readonly at: LineZone;
  readonly allowed: boolean;
}

interface TreeDropInput {
  /** Whether anything can be dropped here at all. */
  readonly enabled: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly lines: readonly GroupLine[];
  readonly rowHeight: number;
  readonly tree: GroupTree;
  /** Expands a collapsed group under a resting pointer. */
  readonly onOpen: (line: GroupLine) => void;
  /** Something was dropped; with the verdict of the rules. */
  readonly onDrop: (item: DragItem, outcome: TreeMoveOutcome) => void;
}

/** Makes the tree a drop target, and shows where a drop would go (B-DRAG-18). */
export function useTreeDrop(input: TreeDropInput): DropMark | null {
  const { enabled } = input;
  const scope = useDragScope();
  const [mark, setMark] = useState<DropMark | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    if (!scope || !enabled) return undefined;
    let opening: { readonly key: GroupKey; readonly timer: ReturnType<typeof setTimeout> } | null = null;
    const waitForOpening = (line: GroupLine | null) => {
      if (opening?.key === line?.key) return;
      if (opening) clearTimeout(opening.timer);
      opening =
        line && line.hasChildren && !line.expanded
          ? { key: line.key, timer: setTimeout(() => latest.current.onOpen(line), OPENING_MS) }
          : null;
    };
    const find = (item: DragItem, point: Point) => {
      const { scroller, lines, rowHeight, tree } = latest.current;
      const element = scroller.current;
      if (!element) return null;
      const y = point.y - element.getBoundingClientRect().top + element.scrollTop;
      const index = Math.floor(y / rowHeight);
      const line = lines[index];
      if (!line) return null;
      const at = pointerZone(item.carried, line.key, y - index * rowHeight, rowHeight);
      return { line, at, outcome: treeMove(tree, item.carried, dropOnLine(line.key, at)) };
    };
    const surface: DropSurface = {
      element: () => latest.current.scroller.current,
      hover: (item, point) => {
        const found = point && find(item, point);
        waitForOpening(found ? found.line : null);
        const next =
          found && found.outcome.kind !== 'stay'
            ? { key: found.line.key, at: found.at, allowed: found.outcome.kind === 'move' }
            : null;
        setMark((before) =>
          before?.key === next?.key && before?.at === next?.at && before?.allowed === next?.allowed ? before : next,
        );
      },
      drop: (item, point) => {
        const found = find(item, point);
        if (!found) return false;
        latest.current.onDrop(item, found.outcome);
        return found.outcome.kind === 'move';
      },
    };
    const unregister = scope.register(surface);
    return () => {
      waitForOpening(null);
      unregister();
    };
  }, [scope, enabled]);
  return mark;
}
