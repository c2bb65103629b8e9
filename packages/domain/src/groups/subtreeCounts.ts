import { deviceCountOf, type GroupRecord } from './groupRecord.ts';
import { nodesInOrder, type GroupTree } from './groupTree.ts';

/** Devices in each group and everything below it, by pk. */
export function subtreeCounts<Group extends GroupRecord>(tree: GroupTree<Group>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { group, parent } of nodesInOrder(tree).toReversed()) {
    const own = (counts.get(group.pk) ?? 0) + deviceCountOf(group);
    counts.set(group.pk, own);
    if (parent) counts.set(parent.group.pk, (counts.get(parent.group.pk) ?? 0) + own);
  }
  return counts;
}
