import { treeKey } from '@remote-console/domain';
import type { KeyboardEvent } from 'react';
import { readingKey } from '../../primitives/index.ts';
import type { GroupKey, GroupLine } from './treeLines.ts';
import { useTyped } from './useTyped.ts';

interface TreeKeysInput {
  readonly lines: readonly GroupLine[];
  /** The focused line. */
  readonly focused: GroupKey | null;
  /** Handles a key of moving a group; returns whether it did. */
  readonly takeForMove: (event: KeyboardEvent) => boolean;
  /** Opens the menu of the focused line; returns whether it has one. */
  readonly onMenu: () => boolean;
  readonly onFocus: (key: GroupKey) => void;
  readonly onOpenChange: (keys: readonly GroupKey[], open: boolean) => void;
  readonly onChoose: (line: GroupLine) => void;
}

/** The keys of the tree: a current move comes first, then the menu, then the standard tree keys. */
export function useTreeKeys(input: TreeKeysInput): (event: KeyboardEvent) => void {
  const { lines, focused, takeForMove, onMenu, onFocus, onOpenChange, onChoose } = input;
  const { typed, remember } = useTyped();
  return (event) => {
    // A link or a button inside a row handles its own keys.
    if (event.target instanceof Element && event.target.closest('a, button') && event.key === 'Enter') return;
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (takeForMove(event) || (isMenuKey && onMenu())) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const effect = treeKey(readingKey(event), { lines, focused, typed: typed.current });
    if ([...event.key].length === 1 && effect?.kind !== 'select') remember(event.key);
    if (effect === null) return;
    event.preventDefault();
    switch (effect.kind) {
      case 'focus':
        onFocus(effect.key);
        break;
      case 'expand':
        onOpenChange(effect.keys, true);
        break;
      case 'collapse':
        onOpenChange([effect.key], false);
        break;
      case 'select': {
        const line = lines.find(({ key }) => key === effect.key);
        if (line) onChoose(line);
        break;
      }
    }
  };
}
