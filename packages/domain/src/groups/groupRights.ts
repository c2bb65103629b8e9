import type { GroupRecord } from './groupRecord.ts';
import { ancestorsOf, type GroupNode, type GroupTree } from './groupTree.ts';

/**
 * The groups that must be granted together with one, from the top down, the group itself last: permissions on a group
 * require permissions on all its ancestors. ROOT is not included, because it holds no devices (C-PERM-18, B-GROUP-17).
 *
 * @param authorized The IDs of the groups that the user currently has permissions on.
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
 * The groups whose permissions are revoked together with those of one, subgroups before their parents, the group itself
 * last: permissions on a subgroup don't outlive those on its parent (C-PERM-19, B-GROUP-18).
 *
 * @param authorized The IDs of the groups that the user currently has permissions on.
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

/** A group and all its descendants, parents first; none for a group that is not in the tree. */
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
