import { isOrdinaryGroup, type GroupRecord } from '@remote-console/domain';
import { FolderInput, FolderPlus, Pencil, Settings, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { MenuEntry, MenuLine, PopupMenu, SMALL_ICON } from '../../primitives/index.ts';

/** What can be done with a group. */
export type GroupAction = 'add' | 'rename' | 'move' | 'delete';

export interface GroupMenuProps {
  /** The group, or `null` for a closed menu. */
  readonly group: GroupRecord | null;
  /** What the menu opens at. */
  readonly anchor: HTMLElement | null;
  /** The address of the group's settings. */
  readonly settingsHref?: string | undefined;
  readonly onChoose: (choice: { readonly action: GroupAction; readonly group: GroupRecord }) => void;
  readonly onClose: () => void;
}

const ACTIONS: readonly {
  readonly action: GroupAction;
  readonly label: 'addSubgroup' | 'rename' | 'moveTo' | 'deleteGroup';
  readonly Icon: LucideIcon;
}[] = [
  { action: 'add', label: 'addSubgroup', Icon: FolderPlus },
  { action: 'rename', label: 'rename', Icon: Pencil },
  { action: 'move', label: 'moveTo', Icon: FolderInput },
  { action: 'delete', label: 'deleteGroup', Icon: Trash2 },
];

/** The group actions of an administrator. ROOT and the default group keep their name and place [C-GROUP-20]. */
export function GroupMenu(props: GroupMenuProps) {
  const { onChoose, onClose } = props;
  const text = useText('groups');
  const [last, setLast] = useState(props);
  if (props.group !== null && props.group !== last.group) setLast(props);
  const isOpen = props.group !== null;
  // While closing it keeps its entries and position.
  const { group, anchor, settingsHref } = isOpen ? props : last;
  const isOrdinary = group !== null && isOrdinaryGroup(group);
  const choose = (action: GroupAction) => {
    onClose();
    if (group) onChoose({ action, group });
  };
  return (
    <PopupMenu open={isOpen} anchorEl={anchor} onClose={onClose}>
      {settingsHref !== undefined && (
        <MenuEntry href={settingsHref} icon={<Settings {...SMALL_ICON} />} onClick={onClose}>
          {text('groupSettings')}
        </MenuEntry>
      )}
      {settingsHref !== undefined && <MenuLine />}
      {ACTIONS.map(({ action, label, Icon }) => (
        <MenuEntry
          key={action}
          icon={<Icon {...SMALL_ICON} />}
          note={action === 'delete' && group !== null && !isOrdinary ? text('fixedGroup') : undefined}
          disabled={action !== 'add' && !isOrdinary}
          onClick={() => choose(action)}
        >
          {text(label)}
        </MenuEntry>
      ))}
    </PopupMenu>
  );
}
