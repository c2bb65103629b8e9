import { deviceCountOf, type GroupRecord } from './groupRecord.ts';
import type { GroupTree } from './groupTree.ts';

/** The device counts of a group with subgroups. */
export interface GroupCounts {
  /** In the group itself. */
  readonly own: number;
  /** In the group and its subgroups. */
  readonly all: number;
}

/**
 * The device counts of each group with subgroups, without and with those. Groups without subgroups are left out: their
 * list is the same either way. Groups that the user may not open don't count, since their devices are unknown: a list
 * with subgroups excludes them too.
 */
export function groupCounts<Group extends GroupRecord>(tree: GroupTree<Group>): ReadonlyMap<number, GroupCounts> {
  const counts = new Map<number, GroupCounts>();
  const below = new Map<number, number>();
  // Descendants come first, without recursion: a chain may be as deep as the list is long.
  const upwards = [...tree.byId.values()].sort((one, other) => other.depth - one.depth);
  for (const { group, parent, childCount } of upwards) {
    const own = deviceCountOf(group);
    const all = own + (below.get(group.id) ?? 0);
    if (childCount > 0) counts.set(group.id, { own, all });
    if (parent) below.set(parent.group.id, (below.get(parent.group.id) ?? 0) + all);
  }
  return counts;
}
