import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsToGrant, groupsToRelease, subtreeOf } from './groupRights.ts';
import { ancestorsOf, buildGroupTree } from './groupTree.ts';

const group = (pk: number, parentId: number | null) => ({ id: pk, name: `g${pk}`, parentId });
/** 1 ROOT > 2 > 3 > 4, 2 > 5, 1 > 6. */
const tree = buildGroupTree([group(1, null), group(2, 1), group(3, 2), group(4, 3), group(5, 2), group(6, 1)], 'en');
const pks = (groups: readonly { readonly id: number }[]) => groups.map(({ id }) => id);

describe('granting rights on a group', () => {
  it('also grants the groups above it up to the top that are not authorized [C-PERM-18]', () => {
    expect(pks(groupsToGrant(tree, 4, new Set()))).toEqual([2, 3, 4]);
    expect(pks(groupsToGrant(tree, 4, new Set([2])))).toEqual([3, 4]);
    expect(pks(groupsToGrant(tree, 4, new Set([2, 3])))).toEqual([4]);
    expect(pks(groupsToGrant(tree, 6, new Set()))).toEqual([6]);
  });

  it('grants nothing for a group that is not there', () => {
    expect(groupsToGrant(tree, 99, new Set())).toEqual([]);
  });
});

describe('removing rights on a group', () => {
  it('removes those on authorized subgroups first [C-PERM-19]', () => {
    expect(pks(groupsToRelease(tree, 2, new Set([2, 3, 4, 6])))).toEqual([4, 3, 2]);
    expect(pks(groupsToRelease(tree, 3, new Set([2, 3])))).toEqual([3]);
    expect(pks(groupsToRelease(tree, 2, new Set([2, 5])))).toEqual([5, 2]);
  });

  it('removes nothing of what is beside or above', () => {
    expect(pks(groupsToRelease(tree, 3, new Set([1, 2, 3, 5, 6])))).toEqual([3]);
  });
});

describe('rights, granted and removed in any order', () => {
  it('are never on a group without being on those above it', () => {
    const anyTree = fc
      .array(fc.nat(), { maxLength: 20 })
      .map((parents) => [group(1, null), ...parents.map((parent, at) => group(at + 2, 1 + (parent % (at + 1))))]);
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 30 });
    fc.assert(
      fc.property(anyTree, steps, (groups, todo) => {
        const all = buildGroupTree(groups, 'en');
        const rights = new Set<number>();
        for (const [grants, number] of todo) {
          const pk = groups[number % groups.length]?.id ?? 1;
          if (pk === 1) continue;
          if (grants) for (const each of groupsToGrant(all, pk, rights)) rights.add(each.id);
          else for (const each of groupsToRelease(all, pk, rights)) rights.delete(each.id);
          expect(rights.has(pk)).toBe(grants);
        }
        for (const pk of rights) {
          for (const above of ancestorsOf(all, pk)) expect(above.id === 1 || rights.has(above.id)).toBe(true);
        }
      }),
    );
  });
});

describe('the groups below one', () => {
  it('are all of them, each after its parent, with the group itself first', () => {
    expect(pks(subtreeOf(tree, 2))).toEqual([2, 3, 5, 4]);
    expect(pks(subtreeOf(tree, 4))).toEqual([4]);
    expect(subtreeOf(tree, 99)).toEqual([]);
  });
});
