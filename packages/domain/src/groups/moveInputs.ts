import { lineZone, type LineZone } from './dragGeometry.ts';
import { deviceCountOf } from './groupRecord.ts';
import { checkGroupRoom } from './groupRules.ts';
import type { GroupTree } from './groupTree.ts';
import type { GroupDrop } from './moveGroup.ts';
import { treeMove, type Carried, type TreeMove, type TreeMoveOutcome } from './treeMove.ts';

/** A line of the drawn tree: all devices, the favourites, or a group by its ID. As the address spells it. */
export type TreeLineKey = 'all' | 'favorite' | number;

/** A line as a place to put something down: into it, or beside it where the zone is one of its edges. */
export function dropOnLine(line: TreeLineKey, zone: LineZone): GroupDrop {
  if (line === 'all') return { kind: 'all' };
  if (line === 'favorite') return { kind: 'favourites' };
  return { kind: zone === 'inside' ? 'inside' : 'beside', id: line };
}

/**
 * Which part of a line a pointer is on, whether a mouse or a finger. A device has no place beside a group, and the
 * fixed entries have no inside and outside.
 *
 * @param y Distance from the upper edge of the line, in px.
 * @param height Height of the line, in px.
 */
export function pointerZone(carried: Carried, line: TreeLineKey, y: number, height: number): LineZone {
  return carried.kind === 'group' && typeof line === 'number' ? lineZone(y, height) : 'inside';
}

/** Which part of the line in focus a key puts something down on: with Shift beside it, else in it. */
export const keyZone = ({ shift }: { readonly shift: boolean }): LineZone => (shift ? 'above' : 'inside');

/** What a group is chosen for: another group, or devices, at least one. */
export type Picked =
  | Extract<Carried, { kind: 'group' }>
  | { readonly kind: 'devices'; readonly devices: readonly Omit<Extract<Carried, { kind: 'device' }>, 'kind'>[] };

type Refusal = Extract<TreeMoveOutcome, { kind: 'refused' }>;

/** What a choice comes to; a refusal names what it is about, where that is one thing. */
export type ChosenMoves =
  | { readonly kind: 'move'; readonly moves: readonly TreeMove[] }
  | (Refusal & { readonly id: number | null });

function chosenMove(tree: GroupTree, carried: Carried, target: number): Exclude<TreeMoveOutcome, { kind: 'stay' }> {
  const outcome = treeMove(tree, carried, { kind: 'inside', id: target });
  if (outcome.kind !== 'stay') return outcome;
  return { kind: 'refused', because: target === carried.id ? 'cannot_modify_group_order' : 'no_order_warning' };
}

/** Whether all of the devices have room in the group together, where each of them has. */
function roomFor(tree: GroupTree, target: number, moves: readonly TreeMove[]): ChosenMoves {
  const group = tree.byId.get(target)?.group;
  const full = group && checkGroupRoom({ ...group, deviceCount: deviceCountOf(group) }, moves.length);
  return full ? { kind: 'refused', because: full, id: null } : { kind: 'move', moves };
}

/**
 * What becomes of something for which a group was chosen from a list. There nothing can be let go where it was, so what a
 * drop passes over in silence is said: no group goes below itself, and the group that it is in already could only mean
 * another place among its siblings, of which there is none to choose. Of several devices those that are there already stay,
 * and only where all are is there nothing to move (B-NAV-13, B-GROUP-24).
 *
 * @param target The group that was chosen; `null` for none yet.
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
