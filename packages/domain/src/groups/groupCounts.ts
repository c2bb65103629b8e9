import { deviceCountOf, type GroupRecord } from './groupRecord.ts';
import type { GroupTree } from './groupTree.ts';

/** How many devices a group with subgroups has. */
export interface GroupCounts {
  /** In the group itself. */
  readonly own: number;
  /** In the group and in those below it. */
  readonly all: number;
}

/**
 * How many devices each group with subgroups has, without and with those. One without subgroups is left out: its list is
 * the same either way. Of groups that the person may not open none are known, and none count: a list with subgroups has
 * none of them either.
 */
export function groupCounts<Group extends GroupRecord>(tree: GroupTree<Group>): ReadonlyMap<number, GroupCounts> {
  const counts = new Map<number, GroupCounts>();
  const below = new Map<number, number>();
  // What is below comes first, without recursion: a chain may be as deep as the list is long.
  const upwards = [...tree.byId.values()].sort((one, other) => other.depth - one.depth);
  for (const { group, parent, childCount } of upwards) {
    const own = deviceCountOf(group);
    const all = own + (below.get(group.id) ?? 0);
    if (childCount > 0) counts.set(group.id, { own, all });
    if (parent) below.set(parent.group.id, (below.get(parent.group.id) ?? 0) + all);
  }
  return counts;
}
