import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRecord, NamedGroup } from './groupRecord.ts';
import { ancestorsOf, buildGroupTree, nodesInOrder, type GroupTree } from './groupTree.ts';
import { chosenMoves, dropOnLine, keyZone, pointerZone, type Picked, type TreeLineKey } from './moveInputs.ts';
import { groupsAfter, treeMove, undoOf, type Carried, type TreeMove, type TreeMoveOutcome } from './treeMove.ts';

const MOST = 24;
const ROW = 32;

/** Generated companies: a root, a default group, and groups below any earlier one, with some duplicate names. */
const anyGroups = fc
  .array(fc.record({ above: fc.nat(MOST), name: fc.nat(9), devices: fc.nat(3), closed: fc.nat(9), limit: fc.nat(4) }), {
    minLength: 2,
    maxLength: MOST,
  })
  .map((made) => {
    const groups: GroupRecord[] = [
      { id: 1, parentId: null, name: 'ROOT' },
      { id: 2, parentId: 1, name: '기본그룹', isDefaultGroup: true, deviceCount: 1, totalDeviceCount: 1 },
    ];
    for (const { above, name, devices, closed, limit } of made) {
      const parent = groups[above % groups.length]?.id ?? 1;
      const taken = groups.some((group) => group.parentId === parent && group.name === `G${name}`);
      groups.push({
        id: groups.length + 1,
        parentId: parent === 2 ? 1 : parent,
        name: taken || parent === 2 ? `G${name}-${groups.length}` : `G${name}`,
        deviceCount: devices + 1,
        totalDeviceCount: devices + 1,
        deviceQuota: limit < 3 ? devices + 1 + limit : null,
        hasPermission: closed > 0,
      });
    }
    return groups;
  });

const anyMove = fc.record({
  what: fc.constantFrom('group' as const, 'group' as const, 'device' as const),
  from: fc.nat(MOST),
  onto: fc.oneof(
    { weight: 8, arbitrary: fc.nat(MOST).map((index) => ({ index })) },
    { weight: 1, arbitrary: fc.constantFrom('all' as const, 'favorite' as const) },
  ),
  y: fc.nat(ROW),
});

const treeOf = (groups: readonly GroupRecord[]) => buildGroupTree(groups, 'ko');
const pkAt = (groups: readonly GroupRecord[], index: number) => groups[index % groups.length]?.id ?? 1;

/** The results of the four ways to move; `null` if a way can't express a move. */
function byEveryInput(tree: GroupTree, carried: Carried, line: TreeLineKey, y: number) {
  const zone = pointerZone(carried, line, y, ROW);
  const pointer = treeMove(tree, carried, dropOnLine(line, zone));
  const inside = zone === 'inside';
  // The keyboard only moves groups, and puts them next to a row as a mouse does at its edge.
  const keyboard =
    carried.kind === 'group' ? treeMove(tree, carried, dropOnLine(line, keyZone({ shift: !inside }))) : null;
  // The selection list contains only groups: next to a group means below its parent.
  const target = typeof line !== 'number' ? null : inside ? line : (tree.byId.get(line)?.group.parentId ?? null);
  return { pointer, keyboard, dialog: target === null ? null : chosenOne(tree, carried, target) };
}

const pickedOf = (carried: Carried): Picked =>
  carried.kind === 'group' ? carried : { kind: 'devices', devices: [carried] };

/** The dialog's result for one group or device, in the form of the other ways. */
function chosenOne(tree: GroupTree, carried: Carried, target: number): TreeMoveOutcome | undefined {
  const chosen = chosenMoves(tree, pickedOf(carried), target);
  if (chosen.kind === 'refused') {
    expect(chosen.id).toBe(carried.id);
    return { kind: 'refused', because: chosen.because };
  }
  const [move] = chosen.moves;
  expect(chosen.moves).toHaveLength(1);
  return move && { kind: 'move', move };
}

/** Invariants of every tree that results from moves. */
function expectSound(tree: GroupTree, groups: readonly GroupRecord[]) {
  expect(nodesInOrder(tree)).toHaveLength(groups.length);
  expect(tree.roots.map(({ group }) => group.id)).toEqual([1]);
  for (const { group, children } of tree.byId.values()) {
    expect(ancestorsOf(tree, group.id).map(({ id }) => id)).not.toContain(group.id);
    expect(new Set(children.map((child) => child.group.name)).size).toBe(children.length);
  }
}

const shapeOf = (tree: GroupTree) => nodesInOrder(tree).map(({ group, depth }) => [depth, group]);

describe('a move by mouse, by finger, by keyboard or by "Move to…"', () => {
  it('has one verdict and one message, makes no ring, and is taken back to an equal tree', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyGroups, fc.array(anyMove, { minLength: 1, maxLength: 8 }), (made, moves) => {
        let groups: readonly GroupRecord[] = made;
        for (const { what, from, onto, y } of moves) {
          const tree = treeOf(groups);
          // Only existing items can be moved; the root holds no devices.
          const home = groups[1 + (from % (groups.length - 1))];
          if (what === 'device' && !home?.deviceCount) continue;
          const carried: Carried =
            what === 'group'
              ? { kind: 'group', id: pkAt(groups, from) }
              : { kind: 'device', id: 900, groupId: home?.id ?? 2 };
          const line = typeof onto === 'string' ? onto : pkAt(groups, onto.index);
          const { pointer, keyboard, dialog } = byEveryInput(tree, carried, line, y);
          met.add(pointer.kind === 'refused' ? pointer.because : pointer.kind);
          if (keyboard) expect(keyboard).toEqual(pointer);
          // A list has nowhere to drop without effect: what a drop silently ignores, the selection reports.
          if (dialog && pointer.kind === 'stay') {
            const onItself = line === carried.id && pointerZone(carried, line, y, ROW) === 'inside';
            const because = onItself ? 'cannot_modify_group_order' : 'no_order_warning';
            expect(dialog).toEqual({ kind: 'refused', because });
          } else if (dialog) expect(dialog).toEqual(pointer);
          if (pointer.kind !== 'move') continue;

          const after = groupsAfter(groups, pointer.move);
          expectSound(treeOf(after), made);
          const back = undoOf(pointer.move);
          expect(shapeOf(treeOf(groupsAfter(after, back)))).toEqual(shapeOf(tree));
          groups = after;
        }
      }),
      { numRuns: 1000 },
    );
    expect([...met].toSorted()).toEqual([
      'all_device_has_no_child',
      'cannot_modify_group_order',
      'cannot_move_device',
      'duplication_group_name',
      'group_device_limit',
      'identical_group',
      'move',
      'no_group_access',
      'no_order_warning',
      'stay',
    ]);
  });

  it('says the same of several devices from the list as of one after the other', () => {
    const met = new Set<string>();
    const anyHomes = fc.array(fc.nat(MOST), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(anyGroups, anyHomes, fc.nat(MOST), (groups, homes, onto) => {
        const devices = homes.map((home, index) => ({ id: 900 + index, groupId: pkAt(groups.slice(1), home) }));
        const target = pkAt(groups, onto);
        const chosen = chosenMoves(treeOf(groups), { kind: 'devices', devices }, target);
        met.add(chosen.kind === 'refused' ? chosen.because : chosen.kind);

        let after: readonly GroupRecord[] = groups;
        const moves: TreeMove[] = [];
        const refusals: string[] = [];
        for (const device of devices) {
          const outcome = treeMove(treeOf(after), { kind: 'device', ...device }, { kind: 'inside', id: target });
          if (outcome.kind === 'refused') refusals.push(outcome.because);
          if (outcome.kind !== 'move') continue;
          moves.push(outcome.move);
          after = groupsAfter(after, outcome.move);
        }
        // Devices that are already there block nothing.
        const real = refusals.filter((because) => because !== 'identical_group');
        if (real.length > 0) expect(chosen).toMatchObject({ kind: 'refused', because: real[0] });
        else if (moves.length === 0) expect(chosen).toMatchObject({ kind: 'refused', because: 'identical_group' });
        else expect(chosen).toEqual({ kind: 'move', moves });
      }),
      { numRuns: 1000 },
    );
    expect([...met].toSorted()).toEqual([
      'cannot_move_device',
      'group_device_limit',
      'identical_group',
      'move',
      'no_group_access',
    ]);
  });

  it('says that a group has to be chosen, and asks nothing of the rules before', () => {
    const tree = treeOf([{ id: 1, parentId: null, name: 'ROOT' }]);
    const devices = [{ id: 900, groupId: 1 }];
    for (const picked of [{ kind: 'group', id: 1 } as const, { kind: 'devices', devices } as const]) {
      expect(chosenMoves(tree, picked, null)).toEqual({ kind: 'refused', because: 'please_select_group', id: null });
    }
  });

  it('tells names apart as they are stored, whatever the default group is called on the screen', () => {
    const standard: NamedGroup = {
      id: 2,
      parentId: 1,
      isDefaultGroup: true,
      name: 'Default group',
      storedName: '기본그룹',
    };
    const shown = treeOf([
      { id: 1, parentId: null, name: 'ROOT' },
      standard,
      { id: 3, parentId: 1, name: 'Seoul' },
      { id: 4, parentId: 3, name: 'Default group' },
      { id: 5, parentId: 3, name: '기본그룹' },
    ]);
    expect(treeMove(shown, { kind: 'group', id: 4 }, { kind: 'inside', id: 1 }).kind).toBe('move');
    expect(treeMove(shown, { kind: 'group', id: 5 }, { kind: 'inside', id: 1 })).toEqual({
      kind: 'refused',
      because: 'duplication_group_name',
    });
  });
});
