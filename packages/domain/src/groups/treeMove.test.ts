import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRecord } from './groupRecord.ts';
import { ancestorsOf, buildGroupTree, nodesInOrder, type GroupTree } from './groupTree.ts';
import type { GroupDrop } from './moveGroup.ts';
import { branchOf, groupsAfter, mustConfirmMove, treeMove, undoOf, type Carried } from './treeMove.ts';

const group = (pk: number, parent: number | null, name: string, more: Partial<GroupRecord> = {}): GroupRecord => ({
  pk,
  group_fk: parent,
  name,
  device_count: 0,
  ...more,
});

const GROUPS: readonly GroupRecord[] = [
  group(1, null, 'ROOT'),
  group(2, 1, '기본그룹', { flag_df_group: 1 }),
  group(3, 1, 'Seoul', { device_count: 4 }),
  group(4, 3, '3F', { device_count: 2 }),
  group(5, 4, 'Lobby'),
  group(6, 1, 'Busan', { device_count: 1, dev_limit: 1 }),
  group(7, 6, '3F'),
  group(8, 1, 'Closed', { has_permission: false }),
];
const treeOf = (groups: readonly GroupRecord[]) => buildGroupTree(groups, 'ko');
const tree = treeOf(GROUPS);
const device: Carried = { kind: 'device', pk: 70, device_group_fk: 4 };

describe('a device that is put down', () => {
  it('in another group moves there', () => {
    const move = { kind: 'device', pk: 70, from: 4, to: 3 };
    expect(treeMove(tree, device, { kind: 'inside', pk: 3 })).toEqual({ kind: 'move', move });
    expect(treeMove(tree, device, { kind: 'beside', pk: 3 })).toEqual({ kind: 'move', move });
  });

  it.each([
    ['on the entry of all devices', { kind: 'all' }, 'cannot_move_device'],
    ['on the favourites', { kind: 'favourites' }, 'cannot_move_device'],
    ['on the root, which holds no devices', { kind: 'inside', pk: 1 }, 'cannot_move_device'],
    ['in its own group [C-GROUP-22]', { kind: 'inside', pk: 4 }, 'identical_group'],
    ['in a full group', { kind: 'inside', pk: 6 }, 'group_device_limit'],
    ['in a group without rights', { kind: 'inside', pk: 8 }, 'no_group_access'],
    ['where no group is', { kind: 'inside', pk: 404 }, 'please_select_group'],
  ] as const satisfies readonly (readonly [string, GroupDrop, string])[])('%s is refused', (_where, drop, because) => {
    expect(treeMove(tree, device, drop)).toEqual({ kind: 'refused', because });
  });
});

describe('a group that is put down', () => {
  it('in another group goes below it', () => {
    expect(treeMove(tree, { kind: 'group', pk: 5 }, { kind: 'inside', pk: 6 })).toEqual({
      kind: 'move',
      move: { kind: 'group', pk: 5, from: 4, to: 6 },
    });
  });

  it('asks first when it takes groups or devices along, and a device never does', () => {
    expect(branchOf(tree, 3)).toEqual({ subgroups: 2, devices: 6 });
    expect(mustConfirmMove(tree, { kind: 'group', pk: 3, from: 1, to: 6 })).toBe(true);
    expect(mustConfirmMove(tree, { kind: 'group', pk: 5, from: 4, to: 6 })).toBe(false);
    expect(mustConfirmMove(tree, { kind: 'device', pk: 70, from: 4, to: 3 })).toBe(false);
    expect(branchOf(tree, 404)).toEqual({ subgroups: 0, devices: 0 });
  });
});

/** What has to hold in every tree that moves have led to. */
function expectSound(after: GroupTree, groups: readonly GroupRecord[]) {
  expect(nodesInOrder(after)).toHaveLength(groups.length);
  expect(after.roots.map(({ group: top }) => top.pk)).toEqual([1]);
  for (const { group: one, children } of after.byPk.values()) {
    expect(ancestorsOf(after, one.pk).map(({ pk }) => pk)).not.toContain(one.pk);
    const names = children.map((child) => child.group.name);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(after.byPk.get(2)?.group.group_fk).toBe(1);
}

describe('any sequence of moves', () => {
  const pk = fc.integer({ min: 1, max: 9 });
  const drop: fc.Arbitrary<GroupDrop> = fc.oneof(
    fc.record({ kind: fc.constantFrom('inside' as const, 'beside' as const), pk }),
    fc.constant({ kind: 'all' as const }),
    fc.constant({ kind: 'favourites' as const }),
  );
  const act = fc.record({ what: fc.constantFrom('group' as const, 'device' as const), pk, drop });
  const total = (groups: readonly GroupRecord[]) => groups.reduce((sum, one) => sum + (one.device_count ?? 0), 0);

  it('keeps the tree whole, loses no device, and can be taken back step by step', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let groups = GROUPS;
        // Where the one device of this model is.
        let home = 4;
        const steps: { readonly before: readonly GroupRecord[]; readonly home: number }[] = [];
        const back: ReturnType<typeof undoOf>[] = [];
        for (const { what, pk: moved, drop: where } of acts) {
          const carried: Carried =
            what === 'group' ? { kind: 'group', pk: moved } : { kind: 'device', pk: 70, device_group_fk: home };
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
              ? { kind: 'group', pk: undo.pk }
              : { kind: 'device', pk: undo.pk, device_group_fk: undo.from };
          expect(treeMove(treeOf(groups), carried, { kind: 'inside', pk: undo.to })).toEqual({
            kind: 'move',
            move: undo,
          });
          groups = groupsAfter(groups, undo);
          const step = steps.pop();
          expect(groups.map(({ pk: one, group_fk }) => [one, group_fk])).toEqual(
            step?.before.map(({ pk: one, group_fk }) => [one, group_fk]),
          );
        }
        expect(groups.map(({ device_count }) => device_count)).toEqual(GROUPS.map(({ device_count }) => device_count));
      }),
    );
  });
});
