import { GroupTreeWidget } from '@remote-console/ui/groups';
import { useGroupsInput, type ChosenGroup } from './useGroupsInput.ts';

/** The groups of the person beside the list. A file of its own: a page of cards needs no tree. */
export function GroupSidebar(chosen: ChosenGroup) {
  return <GroupTreeWidget {...useGroupsInput(chosen)} />;
}
