import { checkMove } from '../devices/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { deviceCountOf, isGroupOpen, type GroupRecord } from './groupRecord.ts';
import { subtreeOf } from './groupRights.ts';
import { checkGroupRoom } from './groupRules.ts';
import type { GroupTree } from './groupTree.ts';
import { groupMove, type GroupDrop } from './moveGroup.ts';

/** What can be moved within the group tree. */
export type Carried =
  | { readonly kind: 'group'; readonly id: number }
  | {
      readonly kind: 'device';
      readonly id: number;
      /** The device's group. */
      readonly groupId: number;
    };

/** An allowed move from one group to another. */
export interface TreeMove {
  readonly kind: 'group' | 'device';
  /** Of the group or device that moves. */
  readonly id: number;
  /** The current parent group. */
  readonly from: number;
  /** The new parent group. */
  readonly to: number;
}

/** The outcome of a drop; `stay` is no change and needs no message. */
export type TreeMoveOutcome =
  | { readonly kind: 'move'; readonly move: TreeMove }
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'refused';
      readonly because: Extract<
        RuleMessage,
        | 'all_device_has_no_child'
        | 'no_order_warning'
        | 'cannot_modify_group_order'
        | 'duplication_group_name'
        | 'cannot_move_device'
        | 'identical_group'
        | 'group_device_limit'
        | 'no_group_access'
        | 'please_select_group'
      >;
    };

function deviceMove(tree: GroupTree, device: Extract<Carried, { kind: 'device' }>, drop: GroupDrop): TreeMoveOutcome {
  if (drop.kind === 'all' || drop.kind === 'favourites') return { kind: 'refused', because: 'cannot_move_device' };
  const target = tree.byId.get(drop.id)?.group;
  const refusal = checkMove(device, target?.id ?? null);
  if (refusal !== null || !target) return { kind: 'refused', because: refusal ?? 'please_select_group' };
  if (!isGroupOpen(target)) return { kind: 'refused', because: 'no_group_access' };
  const full = checkGroupRoom({ ...target, deviceCount: deviceCountOf(target) }, 1);
  if (full !== null) return { kind: 'refused', because: full };
  return { kind: 'move', move: { kind: 'device', id: device.id, from: device.groupId, to: target.id } };
}

/**
 * The outcome of placing a group or a device in the tree: by mouse, touch, keyboard, or dialog. A device has no
 * siblings, so next to a group means in it (B-DRAG-06 to B-DRAG-16, C-GROUP-22, C-GROUP-23).
 */
export function treeMove(tree: GroupTree, carried: Carried, drop: GroupDrop): TreeMoveOutcome {
  if (carried.kind === 'device') return deviceMove(tree, carried, drop);
  const from = tree.byId.get(carried.id)?.group.parentId ?? null;
  const outcome = groupMove(tree, carried.id, drop);
  if (outcome.kind !== 'move') return outcome;
  const target = outcome.parent === null ? undefined : tree.byId.get(outcome.parent)?.group;
  if (target && !isGroupOpen(target)) return { kind: 'refused', because: 'no_group_access' };
  if (from === null || outcome.parent === null) return { kind: 'refused', because: 'cannot_modify_group_order' };
  return { kind: 'move', move: { kind: 'group', id: carried.id, from, to: outcome.parent } };
}

/** The move that undoes another one. */
export const undoOf = ({ kind, id, from, to }: TreeMove): TreeMove => ({ kind, id, from: to, to: from });

/** The contents that move along with a group. */
export interface Branch {
  /** The number of groups below it. */
  readonly subgroups: number;
  /** The number of devices in it and below it. */
  readonly devices: number;
}

/** What is in a group and below it, and so moves with it or is affected when it is deleted. */
export function branchOf(tree: GroupTree, pk: number): Branch {
  const groups = subtreeOf(tree, pk);
  return {
    subgroups: Math.max(0, groups.length - 1),
    devices: groups.reduce((sum, group) => sum + deviceCountOf(group), 0),
  };
}

/**
 * Whether a move affects more than what was dragged: a group with groups or devices in it. The screen then asks first.
 */
export function mustConfirmMove(tree: GroupTree, move: TreeMove): boolean {
  if (move.kind === 'device') return false;
  const { subgroups, devices } = branchOf(tree, move.id);
  return subgroups + devices > 0;
}

/** The groups after a move, for showing it before the server has answered. */
export function groupsAfter<Group extends GroupRecord>(groups: readonly Group[], move: TreeMove): readonly Group[] {
  if (move.kind === 'group') {
    return groups.map((group) => (group.id === move.id ? { ...group, parentId: move.to } : group));
  }
  const counted = (group: Group, change: number) => {
    const count = Math.max(0, deviceCountOf(group) + change);
    return { ...group, deviceCount: count, totalDeviceCount: count };
  };
  return groups.map((group) => {
    if (group.id === move.from) return counted(group, -1);
    return group.id === move.to ? counted(group, 1) : group;
  });
}
