import {
  ancestorsOf,
  branchOf,
  isOrdinaryGroup,
  subtreeOf,
  type GroupRecord,
  type GroupTree,
} from '@remote-console/domain';
import type { Deletion } from './DeleteGroupsDialog/DeleteGroupsDialog.tsx';

/** Groups that are to be deleted. */
export interface GroupsToDelete {
  /** Those that were chosen, without any that is below another of them. */
  readonly ids: readonly number[];
  /** Every group that goes, those below included. */
  readonly gone: ReadonlySet<number>;
}

/** What choosing groups to delete comes to: none is left, one of them has to stay, or these go. */
type DeletionChoice = { readonly kind: 'nothing' | 'fixed' } | ({ readonly kind: 'groups' } & GroupsToDelete);

/** What goes when groups are chosen. A group below another chosen one goes with it, and is not deleted twice. */
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

/** What deleting groups does beside deleting them, people aside. */
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
