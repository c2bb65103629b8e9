import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRecord } from './groupRecord.ts';
import { buildGroupTree, nodesInOrder } from './groupTree.ts';
import { searchGroupTree } from './searchGroupTree.ts';
import { visibleNodes } from './visibleNodes.ts';

const aGroup = (id: number, parentId: number | null, name = `g${id}`, deviceCount = 0): GroupRecord => ({
  id,
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

describe('a search in the tree', () => {
  it('keeps what matches and the groups above it, and opens these', () => {
    const found = searchGroupTree(tree, ' 로비 ', 'ko');
    expect([...found.matches]).toEqual([6]);
    expect(nodesInOrder(found.tree).map((node) => node.group.id)).toEqual([1, 2, 5, 6]);
    expect([...found.expanded].sort()).toEqual([1, 2, 5]);
  });

  it('ignores letter case, full width and how Hangul is composed', () => {
    const groups = buildGroupTree([aGroup(1, null, 'ＫIOSK 서울'.normalize('NFD'))], 'ko');
    for (const text of ['kiosk', 'ＫＩＯＳＫ', '서울', '서울'.normalize('NFD')]) {
      expect(searchGroupTree(groups, text, 'ko').matches.size).toBe(1);
    }
  });

  it('of blank text keeps the whole tree', () => expect(searchGroupTree(tree, '  ', 'ko').tree).toBe(tree));

  it('shows every match and nothing that leads to none', () => {
    fc.assert(
      fc.property(anyGroups, fc.constantFrom('가', 'b', '1', 'zzz'), (groups, text) => {
        const found = searchGroupTree(buildGroupTree(groups, 'ko'), text, 'ko');
        const shown = new Set(visibleNodes(found.tree, found.expanded).map((line) => line.id));
        const matching = groups.filter((group) => group.name.toLowerCase().includes(text)).map((group) => group.id);
        expect([...found.matches].sort()).toEqual(matching.sort());
        for (const pk of matching) expect(shown.has(pk)).toBe(true);
        for (const node of nodesInOrder(found.tree)) {
          if (node.children.length === 0) expect(found.matches.has(node.group.id)).toBe(true);
        }
      }),
    );
  });
});
