import { lineZone, type LineZone } from './dragGeometry.ts';
import { deviceCountOf } from './groupRecord.ts';
import { checkGroupRoom } from './groupRules.ts';
import type { GroupTree } from './groupTree.ts';
import type { GroupDrop } from './moveGroup.ts';
import { treeMove, type Carried, type TreeMove, type TreeMoveOutcome } from './treeMove.ts';

/** A row of the rendered tree: all devices, the favorites, or a group by its ID. Spelled as in the address. */
export type TreeLineKey = 'all' | 'favorite' | number;

/** A row as a drop target: into it, or next to it if the zone is one of its edges. */
export function dropOnLine(line: TreeLineKey, zone: LineZone): GroupDrop {
  if (line === 'all') return { kind: 'all' };
  if (line === 'favorite') return { kind: 'favourites' };
  return { kind: zone === 'inside' ? 'inside' : 'beside', id: line };
}

/**
 * The part of a row that a pointer, mouse or touch, is on. A device can't be placed next to a group, and the fixed
 * entries have no inside and outside.
 *
 * @param y Distance from the upper edge of the row, in px.
 * @param height Height of the row, in px.
 */
export function pointerZone(carried: Carried, line: TreeLineKey, y: number, height: number): LineZone {
  return carried.kind === 'group' && typeof line === 'number' ? lineZone(y, height) : 'inside';
}

/** The part of the focused row that a key drops on: next to it with Shift, otherwise into it. */
export const keyZone = ({ shift }: { readonly shift: boolean }): LineZone => (shift ? 'above' : 'inside');

/** What a group is selected for: another group, or at least one device. */
export type Picked =
  | Extract<Carried, { kind: 'group' }>
  | { readonly kind: 'devices'; readonly devices: readonly Omit<Extract<Carried, { kind: 'device' }>, 'kind'>[] };

type Refusal = Extract<TreeMoveOutcome, { kind: 'refused' }>;

/** The outcome of a selection; a refusal names its subject if there is exactly one. */
export type ChosenMoves =
  | { readonly kind: 'move'; readonly moves: readonly TreeMove[] }
  | (Refusal & { readonly id: number | null });

function chosenMove(tree: GroupTree, carried: Carried, target: number): Exclude<TreeMoveOutcome, { kind: 'stay' }> {
  const outcome = treeMove(tree, carried, { kind: 'inside', id: target });
  if (outcome.kind !== 'stay') return outcome;
  return { kind: 'refused', because: target === carried.id ? 'cannot_modify_group_order' : 'no_order_warning' };
}

/** Whether all of the devices together fit into the group, given that each of them does. */
function roomFor(tree: GroupTree, target: number, moves: readonly TreeMove[]): ChosenMoves {
  const group = tree.byId.get(target)?.group;
  const full = group && checkGroupRoom({ ...group, deviceCount: deviceCountOf(group) }, moves.length);
  return full ? { kind: 'refused', because: full, id: null } : { kind: 'move', moves };
}

/**
 * The outcome of moving something to a group selected from a list. A list has nowhere to drop without effect, so what a
 * drop silently ignores is reported: no group moves below itself, and its current parent could only mean another
 * position among its siblings, which can't be chosen. Of several devices, those already there stay; only if all of them
 * are is there nothing to move (B-NAV-13, B-GROUP-24).
 *
 * @param target The selected group; `null` for none yet.
 */
export function chosenMoves(tree: GroupTree, picked: Picked, target: number | null): ChosenMoves {
  if (target === null) return { kind: 'refused', because: 'please_select_group', id: null };
  const carried: readonly Carried[] =
    picked.kind === 'group' ? [picked] : picked.devices.map((device) => ({ kind: 'device', ...device }));
  const moves: TreeMove[] = [];
  const refusals: (Refusal & { readonly id: number })[] = [];
  for (const each of carried) {
    const outcome = chosenMove(tree, each, target);
    if (outcome.kind === 'move') moves.push(outcome.move);
    else refusals.push({ ...outcome, id: each.id });
  }
  const refusal =
    refusals.find(({ because }) => because !== 'identical_group') ?? (moves.length === 0 ? refusals[0] : undefined);
  if (refusal) return refusal;
  return picked.kind === 'devices' ? roomFor(tree, target, moves) : { kind: 'move', moves };
}
