import { GroupTreeDrawer } from '@remote-console/ui/groups';
import { useGroupsInput, type ChosenGroup } from './useGroupsInput.ts';

interface GroupsDrawerProps extends ChosenGroup {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The user's groups in a drawer, where there is no room beside the list. In a separate file, loaded when it opens. */
export function GroupsDrawer({ open, onClose, ...chosen }: GroupsDrawerProps) {
  return <GroupTreeDrawer {...useGroupsInput(chosen)} open={open} onClose={onClose} />;
}
