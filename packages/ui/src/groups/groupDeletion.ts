import {
  ancestorsOf,
  branchOf,
  isOrdinaryGroup,
  subtreeOf,
  type GroupRecord,
  type GroupTree,
} from '@remote-console/domain';
import type { Deletion } from './DeleteGroupsDialog/DeleteGroupsDialog.tsx';

/** Groups to delete. */
export interface GroupsToDelete {
  /** The chosen ones, without descendants of each other. */
  readonly ids: readonly number[];
  /** Every deleted group, including descendants. */
  readonly gone: ReadonlySet<number>;
}

/** The result of choosing groups to delete: none exists any more, one of them must stay, or these are deleted. */
type DeletionChoice = { readonly kind: 'nothing' | 'fixed' } | ({ readonly kind: 'groups' } & GroupsToDelete);

/** What is deleted if groups are chosen. A descendant of another chosen group is not deleted twice. */
export function chooseDeletion(tree: GroupTree, chosen: readonly number[]): DeletionChoice {
  const ids = chosen.filter(
    (pk) => tree.byId.has(pk) && !ancestorsOf(tree, pk).some((above) => chosen.includes(above.id)),
  );
  if (ids.length === 0) return { kind: 'nothing' };
  const isFixed = (pk: number) => {
    const group = tree.byId.get(pk)?.group;
    return group !== undefined && !isOrdinaryGroup(group);
  };
  if (ids.some(isFixed)) return { kind: 'fixed' };
  return { kind: 'groups', ids, gone: new Set(ids.flatMap((pk) => subtreeOf(tree, pk).map((group) => group.id))) };
}

/** The effects of deleting groups, except on people. */
export function deletionOf(
  tree: GroupTree,
  pks: readonly number[],
  nameOf: (group: GroupRecord) => string,
): Omit<Deletion, 'users'> {
  const branches = pks.map((pk) => branchOf(tree, pk));
  return {
    names: pks.flatMap((pk) => {
      const group = tree.byId.get(pk)?.group;
      return group ? [nameOf(group)] : [];
    }),
    subgroups: branches.reduce((sum, { subgroups }) => sum + subgroups, 0),
    devices: branches.reduce((sum, { devices }) => sum + devices, 0),
  };
}
