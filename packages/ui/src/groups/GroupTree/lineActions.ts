import type { GroupTreeProps } from './GroupTree.tsx';
import type { GroupKey, GroupLine } from './treeLines.ts';

interface LineActionsInput extends Pick<GroupTreeProps, 'onOpenMenu' | 'onSelect' | 'onRefused'> {
  readonly setFocused: (key: GroupKey) => void;
  readonly setOpen: (keys: readonly GroupKey[], open: boolean) => void;
}

interface LineActions {
  /** Chooses what the line is about, or says why that cannot be opened. */
  readonly choose: (line: GroupLine) => void;
  /** Opens the line, or closes it. */
  readonly toggle: (line: GroupLine) => void;
  /** Opens the menu of the group; whether there is one. */
  readonly openMenu: (line: GroupLine | undefined, anchor: HTMLElement | undefined) => boolean;
}

/** What can be done with a line, by pointer and by key; the line has the focus from then on. */
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
      // By its button, which takes the focus itself; the row must be known as the one that has it, should it go.
      setFocused(line.key);
      onOpenMenu({ group: line.group, anchor });
      return true;
    },
  };
}
