import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRecord } from './groupRecord.ts';
import { ancestorsOf, buildGroupTree, nodesInOrder, type GroupTree } from './groupTree.ts';
import type { GroupDrop } from './moveGroup.ts';
import { branchOf, groupsAfter, mustConfirmMove, treeMove, undoOf, type Carried } from './treeMove.ts';

const group = (pk: number, parent: number | null, name: string, more: Partial<GroupRecord> = {}): GroupRecord => ({
  id: pk,
  parentId: parent,
  name,
  deviceCount: 0,
  ...more,
});

const GROUPS: readonly GroupRecord[] = [
  group(1, null, 'ROOT'),
  group(2, 1, '기본그룹', { isDefaultGroup: true }),
  group(3, 1, 'Seoul', { deviceCount: 4 }),
  group(4, 3, '3F', { deviceCount: 2 }),
  group(5, 4, 'Lobby'),
  group(6, 1, 'Busan', { deviceCount: 1, deviceQuota: 1 }),
  group(7, 6, '3F'),
  group(8, 1, 'Closed', { hasPermission: false }),
];
const treeOf = (groups: readonly GroupRecord[]) => buildGroupTree(groups, 'ko');
const tree = treeOf(GROUPS);
const device: Carried = { kind: 'device', id: 70, groupId: 4 };

describe('a device that is put down', () => {
  it('in another group moves there', () => {
    const move = { kind: 'device', id: 70, from: 4, to: 3 };
    expect(treeMove(tree, device, { kind: 'inside', id: 3 })).toEqual({ kind: 'move', move });
    expect(treeMove(tree, device, { kind: 'beside', id: 3 })).toEqual({ kind: 'move', move });
  });

  it.each([
    ['on the entry of all devices', { kind: 'all' }, 'cannot_move_device'],
    ['on the favourites', { kind: 'favourites' }, 'cannot_move_device'],
    ['on the root, which holds no devices', { kind: 'inside', id: 1 }, 'cannot_move_device'],
    ['in its own group [C-GROUP-22]', { kind: 'inside', id: 4 }, 'identical_group'],
    ['in a full group', { kind: 'inside', id: 6 }, 'group_device_limit'],
    ['in a group without rights', { kind: 'inside', id: 8 }, 'no_group_access'],
    ['where no group is', { kind: 'inside', id: 404 }, 'please_select_group'],
  ] as const satisfies readonly (readonly [string, GroupDrop, string])[])('%s is refused', (_where, drop, because) => {
    expect(treeMove(tree, device, drop)).toEqual({ kind: 'refused', because });
  });
});

describe('a group that is put down', () => {
  it('in another group goes below it', () => {
    expect(treeMove(tree, { kind: 'group', id: 5 }, { kind: 'inside', id: 6 })).toEqual({
      kind: 'move',
      move: { kind: 'group', id: 5, from: 4, to: 6 },
    });
  });

  it('asks first when it takes groups or devices along, and a device never does', () => {
    expect(branchOf(tree, 3)).toEqual({ subgroups: 2, devices: 6 });
    expect(mustConfirmMove(tree, { kind: 'group', id: 3, from: 1, to: 6 })).toBe(true);
    expect(mustConfirmMove(tree, { kind: 'group', id: 5, from: 4, to: 6 })).toBe(false);
    expect(mustConfirmMove(tree, { kind: 'device', id: 70, from: 4, to: 3 })).toBe(false);
    expect(branchOf(tree, 404)).toEqual({ subgroups: 0, devices: 0 });
  });
});

/** Invariants of every tree that results from moves. */
function expectSound(after: GroupTree, groups: readonly GroupRecord[]) {
  expect(nodesInOrder(after)).toHaveLength(groups.length);
  expect(after.roots.map(({ group: top }) => top.id)).toEqual([1]);
  for (const { group: one, children } of after.byId.values()) {
    expect(ancestorsOf(after, one.id).map(({ id }) => id)).not.toContain(one.id);
    const names = children.map((child) => child.group.name);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(after.byId.get(2)?.group.parentId).toBe(1);
}

describe('any sequence of moves', () => {
  const pk = fc.integer({ min: 1, max: 9 });
  const drop: fc.Arbitrary<GroupDrop> = fc.oneof(
    fc.record({ kind: fc.constantFrom('inside' as const, 'beside' as const), id: pk }),
    fc.constant({ kind: 'all' as const }),
    fc.constant({ kind: 'favourites' as const }),
  );
  const act = fc.record({ what: fc.constantFrom('group' as const, 'device' as const), id: pk, drop });
  const total = (groups: readonly GroupRecord[]) => groups.reduce((sum, one) => sum + (one.deviceCount ?? 0), 0);

  it('keeps the tree whole, loses no device, and can be taken back step by step', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let groups = GROUPS;
        // The location of this model's only device.
        let home = 4;
        const steps: { readonly before: readonly GroupRecord[]; readonly home: number }[] = [];
        const back: ReturnType<typeof undoOf>[] = [];
        for (const { what, id: moved, drop: where } of acts) {
          const carried: Carried =
            what === 'group' ? { kind: 'group', id: moved } : { kind: 'device', id: 70, groupId: home };
          const outcome = treeMove(treeOf(groups), carried, where);
          if (outcome.kind !== 'move') continue;
          expect(outcome.move.from).not.toBe(outcome.move.to);
          steps.push({ before: groups, home });
          back.push(undoOf(outcome.move));
          groups = groupsAfter(groups, outcome.move);
          if (outcome.move.kind === 'device') home = outcome.move.to;
          expectSound(treeOf(groups), GROUPS);
          expect(total(groups)).toBe(total(GROUPS));
        }
        for (const undo of back.toReversed()) {
          const carried: Carried =
            undo.kind === 'group'
              ? { kind: 'group', id: undo.id }
              : { kind: 'device', id: undo.id, groupId: undo.from };
          expect(treeMove(treeOf(groups), carried, { kind: 'inside', id: undo.to })).toEqual({
            kind: 'move',
            move: undo,
          });
          groups = groupsAfter(groups, undo);
          const step = steps.pop();
          expect(groups.map(({ id: one, parentId }) => [one, parentId])).toEqual(
            step?.before.map(({ id: one, parentId }) => [one, parentId]),
          );
        }
        expect(groups.map(({ deviceCount }) => deviceCount)).toEqual(GROUPS.map(({ deviceCount }) => deviceCount));
      }),
    );
  });
});
