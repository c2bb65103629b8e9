import {
  dropOnLine,
  keyZone,
  treeMove,
  type GroupTree,
  type LineZone,
  type TreeMoveOutcome,
} from '@remote-console/domain';
import { useState, type KeyboardEvent } from 'react';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import type { DragItem } from '../drag/dragContext.ts';
import { isCarriable, type GroupLine } from './treeLines.ts';

interface KeyboardCarryInput {
  /** Whether this person may move groups. */
  readonly enabled: boolean;
  readonly tree: GroupTree;
  readonly focusedLine: GroupLine | undefined;
  readonly onDrop: (item: DragItem, outcome: TreeMoveOutcome) => void;
}

interface KeyboardCarry {
  /** The group that is being moved, or `null`. */
  readonly carried: DragItem | null;
  /** What screen readers announce at this step; empty if nothing is being moved. */
  readonly announcement: string;
  /** Handles a key of the move; returns whether it did. */
  readonly take: (event: KeyboardEvent) => boolean;
}

const isCut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'x';
const isPaste = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'v';

/**
 * Moves a group with the keyboard, by the same rules as the mouse: Ctrl+X picks up the focused group, the arrow keys
 * navigate, Enter or Ctrl+V drops it into the focused group, Shift+Enter next to it, Escape cancels.
 */
export function useKeyboardCarry({ enabled, tree, focusedLine, onDrop }: KeyboardCarryInput): KeyboardCarry {
  const text = useText('groups');
  const message = useMessage();
  const sentences = useSentences();
  const [carried, setCarried] = useState<DragItem | null>(null);

  const putDown = (item: DragItem, at: LineZone) => {
    if (!focusedLine) return;
    const outcome = treeMove(tree, item.carried, dropOnLine(focusedLine.key, at));
    // After a refusal the move continues: another target is one arrow key away.
    if (outcome.kind !== 'refused') setCarried(null);
    onDrop(item, outcome);
  };
  const announce = (item: DragItem) => {
    const start = text('carrying', { name: item.label });
    if (!focusedLine || focusedLine.key === item.carried.id) return sentences(start, text('carryingKeys'));
    const outcome = treeMove(tree, item.carried, dropOnLine(focusedLine.key, 'inside'));
    switch (outcome.kind) {
      case 'move':
        return text('carryingOver', { name: focusedLine.label });
      case 'stay':
        return text('carryingHome', { name: focusedLine.label });
      case 'refused':
        return text('carryingRefused', {
          name: focusedLine.label,
          reason: message(outcome.because, { name: item.label }),
        });
    }
  };
  const take = (event: KeyboardEvent): boolean => {
    if (!enabled || event.nativeEvent.isComposing) return false;
    if (isCut(event)) {
      const group = focusedLine?.group;
      if (!group || !isCarriable(focusedLine)) return false;
      setCarried({ carried: { kind: 'group', id: group.id }, label: focusedLine.label });
      return true;
    }
    if (!carried) return false;
    if (event.key === 'Escape') {
      setCarried(null);
      return true;
    }
    if (isPaste(event) || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey)) {
      putDown(carried, keyZone({ shift: event.shiftKey }));
      return true;
    }
    return false;
  };
  return { carried, announcement: carried ? announce(carried) : '', take };
}
