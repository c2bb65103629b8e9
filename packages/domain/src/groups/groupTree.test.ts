import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceCountOf, groupLabel, isGroupOpen, type GroupRecord } from './groupRecord.ts';
import { ancestorsOf, buildGroupTree, nodesInOrder, pathBelowRoot, pathTo } from './groupTree.ts';
import { searchGroupTree } from './searchGroupTree.ts';
import { visibleNodes } from './visibleNodes.ts';

const aGroup = (pk: number, parentId: number | null, name = `g${pk}`, deviceCount = 0): GroupRecord => ({
  id: pk,
  name,
  parentId,
  deviceCount,
});

const COMPANY = [
  aGroup(1, null, 'ROOT'),
  aGroup(2, 1, '서울', 2),
  aGroup(3, 1, '부산', 4),
  aGroup(4, 2, '10층', 8),
  aGroup(5, 2, '3층', 16),
  aGroup(6, 5, '로비', 32),
];
const tree = buildGroupTree(COMPANY, 'ko');
const names = (pks: readonly number[]) => pks.map((pk) => tree.byId.get(pk)?.group.name);

/** Parents point anywhere: to other groups, to nothing, to themselves, in cycles. */
const anyGroups = fc
  .array(
    fc.record({
      parent: fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }),
      name: fc.constantFrom('가', '나', '다', 'a', 'B', 'c', '10', '9'),
      devices: fc.nat(9),
    }),
    { maxLength: 12 },
  )
  .map((drafts) => drafts.map(({ parent, name, devices }, index) => aGroup(index + 1, parent, name, devices)));

describe('the group tree', () => {
  it('nests the groups by their group_fk parent [B-TREE-02] [C-GROUP-04]', () => {
    const nesting = nodesInOrder(tree).map((node) => [node.group.id, node.parent?.group.id ?? null, node.depth]);
    expect(nesting).toEqual([
      [1, null, 0],
      [3, 1, 1],
      [2, 1, 1],
      [5, 2, 2],
      [6, 5, 3],
      [4, 2, 2],
    ]);
  });

  it('sorts sibling groups ascending [B-TREE-03] [C-GROUP-06]', () => {
    expect(names(tree.byId.get(1)?.children.map((node) => node.group.id) ?? [])).toEqual(['부산', '서울']);
    expect(names(tree.byId.get(2)?.children.map((node) => node.group.id) ?? [])).toEqual(['3층', '10층']);
  });

  it('sorts names as the language does', () => {
    const sorted = (locale: string, ...list: string[]) =>
      buildGroupTree(
        list.map((name, index) => aGroup(index + 1, null, name)),
        locale,
      ).roots.map((node) => node.group.name);
    expect(sorted('ko', '하', '가', '나')).toEqual(['가', '나', '하']);
    expect(sorted('en', 'b', 'A', 'a', 'C')).toEqual(['a', 'A', 'b', 'C']);
    expect(sorted('ja', 'う', 'ア', 'い')).toEqual(['ア', 'い', 'う']);
    expect(sorted('ko', 'A', '가')).toEqual(['가', 'A']);
    expect(sorted('en', '가', 'A')).toEqual(['A', '가']);
  });

  it('sorts equal names by pk, whatever the order of the list', () => {
    const twins = [aGroup(3, null, 'x'), aGroup(1, null, 'x'), aGroup(2, null, 'x')];
    expect(buildGroupTree(twins, 'en').roots.map((node) => node.group.id)).toEqual([1, 2, 3]);
  });

  it('keeps a group whose parent is not there, at the top', () => {
    expect(buildGroupTree([aGroup(7, 99)], 'ko').roots.map((node) => node.group.id)).toEqual([7]);
  });

  it('cuts a ring of parents open and loses none of its groups', () => {
    const ring = buildGroupTree([aGroup(1, 2), aGroup(2, 3), aGroup(3, 1), aGroup(4, 4)], 'ko');
    expect(nodesInOrder(ring).map((node) => node.group.id)).toEqual([1, 3, 2, 4]);
  });

  it('holds every group exactly once, below its parent, in order, whatever the parents', () => {
    const collator = new Intl.Collator('ko', { numeric: true });
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const built = buildGroupTree(groups, 'ko');
        const nodes = nodesInOrder(built);
        expect(nodes.map((node) => node.group.id).sort()).toEqual(groups.map((group) => group.id).sort());
        for (const node of nodes) {
          expect(node.depth).toBe(node.parent ? node.parent.depth + 1 : 0);
          if (node.parent) {
            expect(node.group.parentId).toBe(node.parent.group.id);
            expect(node.parent.children).toContain(node);
          }
          for (const [index, child] of node.children.entries()) {
            const next = node.children[index + 1];
            if (next) expect(collator.compare(child.group.name, next.group.name)).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('does not depend on the order of the list, rings included', () => {
    const shuffled = anyGroups.chain((groups) =>
      fc.tuple(fc.constant(groups), fc.shuffledSubarray(groups, { minLength: groups.length })),
    );
    const order = (groups: readonly GroupRecord[]) =>
      nodesInOrder(buildGroupTree(groups, 'ko')).map((node) => [node.group.id, node.depth]);
    fc.assert(fc.property(shuffled, ([groups, other]) => void expect(order(other)).toEqual(order(groups))));
  });

  it('is built for 10,000 groups in a chain as well as side by side', () => {
    const size = 10_000;
    const chain = Array.from({ length: size }, (_, index) => aGroup(index + 1, index === 0 ? null : index, 'g', 1));
    const wide = Array.from({ length: size }, (_, index) => aGroup(index + 1, index === 0 ? null : 1, `g${index}`, 1));
    for (const groups of [chain, wide]) {
      const built = buildGroupTree(groups, 'ko');
      expect(nodesInOrder(built)).toHaveLength(size);
      expect(visibleNodes(built, new Set(groups.map((group) => group.id)))).toHaveLength(size);
      expect(searchGroupTree(built, 'g', 'ko').matches.size).toBe(size);
    }
  });
});

describe('the breadcrumb', () => {
  it('goes from the root down to the group [C-GROUP-02]', () => {
    expect(pathTo(tree, 6).map((group) => group.id)).toEqual([1, 2, 5, 6]);
    expect(ancestorsOf(tree, 6).map((group) => group.id)).toEqual([1, 2, 5]);
    expect(ancestorsOf(tree, 1)).toEqual([]);
    expect(pathTo(tree, 404)).toEqual([]);
  });

  it('begins below the root where that would begin every path', () => {
    expect(pathBelowRoot(tree, 6).map((group) => group.id)).toEqual([2, 5, 6]);
    expect(pathBelowRoot(tree, 1)).toEqual([]);
    expect(pathBelowRoot(tree, 404)).toEqual([]);
  });
});

describe('the lines that show', () => {
  it('are the tops while nothing is open', () => {
    expect(visibleNodes(tree, new Set([2, 5]))).toMatchObject([
      { id: 1, depth: 0, posInSet: 1, setSize: 1, hasChildren: true, expanded: false },
    ]);
  });

  it('are the children of every open group, with position and size of their set', () => {
    const lines = visibleNodes(tree, new Set([1, 2, 4]));
    expect(
      lines.map(({ id, depth, posInSet, setSize, hasChildren, expanded }) => [
        id,
        depth,
        posInSet,
        setSize,
        hasChildren,
        expanded,
      ]),
    ).toEqual([
      [1, 0, 1, 1, true, true],
      [3, 1, 1, 2, false, false],
      [2, 1, 2, 2, true, true],
      [5, 2, 1, 2, true, false],
      [4, 2, 2, 2, false, false],
    ]);
  });

  it('show a group exactly when all above it are open', () => {
    fc.assert(
      fc.property(anyGroups, fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (groups, open) => {
        const built = buildGroupTree(groups, 'en');
        const expanded = new Set(open);
        const shown = new Set(visibleNodes(built, expanded).map((line) => line.id));
        for (const { id } of groups) {
          expect(shown.has(id)).toBe(ancestorsOf(built, id).every((ancestor) => expanded.has(ancestor.id)));
        }
      }),
    );
  });
});

describe('device counts', () => {
  it('come from device_count, or from deviceCount when that is the field present [B-TREE-10]', () => {
    expect(deviceCountOf({ deviceCount: 3 })).toBe(3);
    expect(deviceCountOf({ deviceCount: 3, totalDeviceCount: 9 })).toBe(3);
    expect(deviceCountOf({ deviceCount: 0 })).toBe(0);
    expect(deviceCountOf({ totalDeviceCount: 9 })).toBe(9);
    expect(deviceCountOf({})).toBe(0);
  });
});

describe('a group', () => {
  it('has a translated label as root and as default group, else its own name', () => {
    expect(groupLabel({ name: 'ROOT', isDefaultGroup: false })).toBe('root');
    expect(groupLabel({ name: '기본 그룹', isDefaultGroup: true })).toBe('default');
    expect(groupLabel({ name: '서울', isDefaultGroup: false })).toBe('own-name');
  });

  it('is open unless the server says that it is not', () => {
    expect([true, undefined, null, false].map((hasPermission) => isGroupOpen({ hasPermission }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
