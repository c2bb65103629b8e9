import type { GroupTreeProps } from './GroupTree.tsx';
import type { GroupKey, GroupLine } from './treeLines.ts';

interface LineActionsInput extends Pick<GroupTreeProps, 'onOpenMenu' | 'onSelect' | 'onRefused'> {
  readonly setFocused: (key: GroupKey) => void;
  readonly setOpen: (keys: readonly GroupKey[], open: boolean) => void;
}

interface LineActions {
  /** Selects the line's entry, or says why it cannot be opened. */
  readonly choose: (line: GroupLine) => void;
  /** Expands or collapses the line. */
  readonly toggle: (line: GroupLine) => void;
  /** Opens the menu of the group; returns whether there is one. */
  readonly openMenu: (line: GroupLine | undefined, anchor: HTMLElement | undefined) => boolean;
}

/** The pointer and keyboard actions of a line, which gets the focus. */
export function lineActions(input: LineActionsInput): LineActions {
  const { onOpenMenu, onSelect, onRefused, setFocused, setOpen } = input;
  return {
    choose: (line) => {
      setFocused(line.key);
      if (line.group && !line.open) onRefused({ group: line.group, because: 'no_group_access' });
      else onSelect({ key: line.key });
    },
    toggle: ({ key, expanded }) => {
      setFocused(key);
      setOpen([key], !expanded);
    },
    openMenu: (line, anchor) => {
      if (!line?.group || !line.open || !anchor || !onOpenMenu) return false;
      // The menu button takes the focus itself; its row must count as focused in case it is removed.
      setFocused(line.key);
      onOpenMenu({ group: line.group, anchor });
      return true;
    },
  };
}
