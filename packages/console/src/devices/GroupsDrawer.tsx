import { GroupTreeDrawer } from '@remote-console/ui/groups';
import { useGroupsInput, type ChosenGroup } from './useGroupsInput.ts';

interface GroupsDrawerProps extends ChosenGroup {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The groups of the person in a drawer, where the list leaves no room for them. A file of its own, for whoever opens it. */
export function GroupsDrawer({ open, onClose, ...chosen }: GroupsDrawerProps) {
  return <GroupTreeDrawer {...useGroupsInput(chosen)} open={open} onClose={onClose} />;
}
