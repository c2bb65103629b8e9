import type { GroupTree, TreeMoveOutcome } from '@remote-console/domain';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useDragItem, useDragScope, type DragItem } from '../drag/dragContext.ts';
import { useHeldTouch } from '../drag/useHeldTouch.ts';
import type { GroupTreeProps } from './GroupTree.tsx';
import { isCarriable, type GroupKey, type GroupLine } from './treeLines.ts';
import { useKeyboardCarry } from './useKeyboardCarry.ts';
import { useTreeDrop, type DropMark } from './useTreeDrop.ts';

interface TreeMovesInput extends Pick<GroupTreeProps, 'movesGroups' | 'onMove' | 'onMoveRefused'> {
  readonly tree: GroupTree;
  readonly lines: readonly GroupLine[];
  readonly focusedLine: GroupLine | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** Expands a collapsed group under a resting pointer. */
  readonly onOpen: (line: GroupLine) => void;
}

interface TreeMoves {
  /** Whether groups can be moved, also by keyboard. */
  readonly canMoveGroups: boolean;
  /** Where a drop would go; `null` if nothing is over the tree. */
  readonly mark: DropMark | null;
  /** The group that is being moved, or dragged by a pointer; `null` if nothing is. */
  readonly carriedKey: GroupKey | null;
  /** What screen readers announce about a keyboard move; empty if there is none. */
  readonly announcement: string;
  /** Handles a key of the move; returns whether it did. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
  /** A pointer went down on a line. */
  readonly onPointerDown: (event: PointerEvent, line: GroupLine) => void;
}

/** Moving in the tree: groups are picked up by pointer and keyboard, groups and devices are dropped on lines. */
export function useTreeMoves(input: TreeMovesInput): TreeMoves {
  const { tree, lines, focusedLine, scroller, rowHeight, onOpen } = input;
  const { movesGroups = false, onMove, onMoveRefused } = input;
  const scope = useDragScope();
  const dragged = useDragItem();
  const canMoveGroups = movesGroups && onMove !== undefined;
  const onDrop = (item: DragItem, outcome: TreeMoveOutcome) => {
    if (outcome.kind === 'move') onMove?.({ move: outcome.move, name: item.label });
    if (outcome.kind === 'refused') onMoveRefused?.({ because: outcome.because, name: item.label });
  };
  useHeldTouch(scroller);
  const mark = useTreeDrop({ enabled: onMove !== undefined, scroller, lines, rowHeight, tree, onOpen, onDrop });
  const carry = useKeyboardCarry({ enabled: canMoveGroups, tree, focusedLine, onDrop });
  const onPointerDown = (event: PointerEvent, line: GroupLine) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!scope || !movesGroups || isControl || !line.group || !isCarriable(line)) return;
    scope.begin(event, { carried: { kind: 'group', id: line.group.id }, label: line.label });
  };
  return {
    canMoveGroups,
    mark,
    carriedKey: dragged?.carried.kind === 'group' ? dragged.carried.id : (carry.carried?.carried.id ?? null),
    announcement: carry.announcement,
    takeKey: carry.take,
    onPointerDown,
  };
}
