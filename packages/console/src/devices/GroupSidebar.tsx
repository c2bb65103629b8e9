import { GroupTreeWidget } from '@remote-console/ui/groups';
import { useGroupsInput, type ChosenGroup } from './useGroupsInput.ts';

/** The user's groups beside the list. In a separate file, because a page of cards needs no tree. */
export function GroupSidebar(chosen: ChosenGroup) {
  return <GroupTreeWidget {...useGroupsInput(chosen)} />;
}
