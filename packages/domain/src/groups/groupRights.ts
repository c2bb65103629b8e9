import type { GroupRecord } from './groupRecord.ts';
import { ancestorsOf, type GroupNode, type GroupTree } from './groupTree.ts';

/**
 * The groups that have to be granted together with one, from the top down, the group itself last: rights on a group need
 * rights on every group above it. ROOT is not among them, because it holds no devices (C-PERM-18, B-GROUP-17).
 *
 * @param authorized The IDs of the groups that the person has rights on now.
 */
export function groupsToGrant<Group extends GroupRecord>(
  tree: GroupTree<Group>,
  pk: number,
  authorized: ReadonlySet<number>,
): readonly Group[] {
  const own = tree.byId.get(pk);
  if (!own) return [];
  return [...ancestorsOf(tree, pk), own.group].filter((group) => group.parentId !== null && !authorized.has(group.id));
}

/**
 * The groups whose rights go together with those of one, subgroups before what is above them, the group itself last:
 * rights on a subgroup do not outlive those on its parent (C-PERM-19, B-GROUP-18).
 *
 * @param authorized The IDs of the groups that the person has rights on now.
 */
export function groupsToRelease<Group extends GroupRecord>(
  tree: GroupTree<Group>,
  pk: number,
  authorized: ReadonlySet<number>,
): readonly Group[] {
  return subtreeOf(tree, pk)
    .filter((group) => authorized.has(group.id))
    .toReversed();
}

/** A group and all groups below it, each after its parent; none for a group that is not in the tree. */
export function subtreeOf<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  const found: Group[] = [];
  const own = tree.byId.get(pk);
  const waiting: GroupNode<Group>[] = own ? [own] : [];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    found.push(node.group);
    waiting.push(...node.children);
  }
  return found;
}
