import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupCounts } from './groupCounts.ts';
import type { GroupRecord } from './groupRecord.ts';
import { subtreeOf } from './groupRights.ts';
import { buildGroupTree } from './groupTree.ts';

const aGroup = (pk: number, parentId: number | null, device_count: number): GroupRecord => ({
  id: pk,
  name: `g${pk}`,
  parentId,
  deviceCount: device_count,
  hasPermission: true,
  isDefaultGroup: false,
});

const countsOf = (groups: readonly GroupRecord[]) => groupCounts(buildGroupTree(groups, 'en'));

it('has the devices of every group below, however deep, and leaves out groups without subgroups', () => {
  const counts = countsOf([aGroup(1, null, 0), aGroup(2, 1, 3), aGroup(3, 2, 4), aGroup(4, 3, 5), aGroup(5, 1, 7)]);
  expect([...counts].toSorted(([one], [other]) => one - other)).toEqual([
    [1, { own: 0, all: 19 }],
    [2, { own: 3, all: 12 }],
    [3, { own: 4, all: 9 }],
  ]);
});

it('is what a walk through the groups below each adds up to, rings of parents included', () => {
  const parents = fc.array(fc.tuple(fc.option(fc.nat(30)), fc.nat(50)), { maxLength: 30 });
  fc.assert(
    fc.property(parents, (made) => {
      const groups = made.map(([parent, devices], pk) => aGroup(pk, parent, devices));
      const tree = buildGroupTree(groups, 'en');
      const counts = groupCounts(tree);
      for (const { id, deviceCount } of groups) {
        const branch = subtreeOf(tree, id);
        const all = branch.reduce((sum, group) => sum + (group.deviceCount ?? 0), 0);
        expect(counts.get(id)).toEqual(branch.length > 1 ? { own: deviceCount, all } : undefined);
      }
    }),
  );
});

it('takes a chain of 100,000 groups', () => {
  const groups = Array.from({ length: 100_000 }, (_, pk) => aGroup(pk, pk === 0 ? null : pk - 1, 1));
  expect(countsOf(groups).get(0)).toEqual({ own: 1, all: 100_000 });
});
