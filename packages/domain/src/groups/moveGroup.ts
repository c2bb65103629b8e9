import type { RuleMessage } from '../messages/index.ts';
import { storedNameOf, type GroupRecord } from './groupRecord.ts';
import { ancestorsOf, type GroupTree } from './groupTree.ts';

/** Where a group is dropped: into a group, next to one, or on an entry that is not a group. */
export type GroupDrop =
  | { readonly kind: 'inside'; readonly id: number }
  | { readonly kind: 'beside'; readonly id: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'favourites' };

/** The outcome of dropping a group; `stay` is no change and needs no message. */
export type GroupMove =
  | { readonly kind: 'move'; readonly parent: number | null }
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'refused';
      readonly because: Extract<
        RuleMessage,
        'all_device_has_no_child' | 'no_order_warning' | 'cannot_modify_group_order' | 'duplication_group_name'
      >;
    };

/** Whether a group can be dragged: every group except the default one and the root (B-DRAG-10). */
export function canDragGroup(group: GroupRecord): boolean {
  return group.isDefaultGroup !== true && group.parentId !== null;
}

function parentAfter(tree: GroupTree, drop: Extract<GroupDrop, { id: number }>): number | null {
  return drop.kind === 'inside' ? drop.id : (tree.byId.get(drop.id)?.group.parentId ?? null);
}

/**
 * The outcome of dropping a group. The order among siblings can't be chosen, no group moves below itself, and names are
 * unique under a parent (B-DRAG-08 to B-DRAG-16).
 */
export function groupMove(tree: GroupTree, pk: number, drop: GroupDrop): GroupMove {
  const group = tree.byId.get(pk)?.group;
  if (drop.kind === 'all') return { kind: 'refused', because: 'all_device_has_no_child' };
  if (drop.kind === 'favourites' || !group || !canDragGroup(group) || !tree.byId.has(drop.id)) {
    return { kind: 'refused', because: 'cannot_modify_group_order' };
  }
  if (drop.id === pk) return { kind: 'stay' };

  const parent = parentAfter(tree, drop);
  if (parent === group.parentId) {
    return drop.kind === 'beside' ? { kind: 'refused', because: 'no_order_warning' } : { kind: 'stay' };
  }
  const belowItself =
    parent !== null && (parent === pk || ancestorsOf(tree, parent).some((ancestor) => ancestor.id === pk));
  if (parent === null || belowItself) return { kind: 'refused', because: 'cannot_modify_group_order' };

  const taken = (tree.byId.get(parent)?.children ?? []).some(
    (sibling) => storedNameOf(sibling.group) === storedNameOf(group),
  );
  return taken ? { kind: 'refused', because: 'duplication_group_name' } : { kind: 'move', parent };
}
