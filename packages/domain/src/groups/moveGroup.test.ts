import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRecord } from './groupRecord.ts';
import { ancestorsOf, buildGroupTree } from './groupTree.ts';
import { canDragGroup, groupMove } from './moveGroup.ts';

const aGroup = (id: number, parentId: number | null, name: string, isDefaultGroup = false): GroupRecord => ({
  id,
  parentId,
  name,
  isDefaultGroup,
});
const tree = buildGroupTree(
  [
    aGroup(1, null, 'ROOT'),
    aGroup(2, 1, 'Seoul'),
    aGroup(3, 1, 'Busan'),
    aGroup(4, 2, '3F'),
    aGroup(5, 3, '3F'),
    aGroup(6, 4, 'Lobby'),
    aGroup(7, 1, '기본 그룹', true),
  ],
  'ko',
);

describe('a dropped group', () => {
  it('on the all-devices node is refused with all_device_has_no_child [B-DRAG-08]', () => {
    expect(groupMove(tree, 4, { kind: 'all' })).toEqual({ kind: 'refused', because: 'all_device_has_no_child' });
  });

  it('on the favourite entry is refused [B-DRAG-09]', () => {
    expect(groupMove(tree, 4, { kind: 'favourites' })).toMatchObject({ kind: 'refused' });
  });

  it('is never the default group [B-DRAG-10]', () => {
    expect(canDragGroup(aGroup(7, 1, '기본 그룹', true))).toBe(false);
    expect(canDragGroup(aGroup(4, 2, '3F'))).toBe(true);
  });

  it('fails where it is the default group [B-GROUP-27]', () => {
    expect(groupMove(tree, 7, { kind: 'inside', id: 2 }).kind).toBe('refused');
    expect(groupMove(tree, 7, { kind: 'beside', id: 4 }).kind).toBe('refused');
  });

  it('as a sibling under its present parent is refused with no_order_warning [B-DRAG-11] [C-GROUP-07]', () => {
    expect(groupMove(tree, 2, { kind: 'beside', id: 3 })).toEqual({ kind: 'refused', because: 'no_order_warning' });
  });

  it('as a sibling of a group with another parent goes to that parent [B-DRAG-12]', () => {
    expect(groupMove(tree, 6, { kind: 'beside', id: 3 })).toEqual({ kind: 'move', parent: 1 });
  });

  it('on itself does nothing [B-DRAG-14]', () => {
    expect(groupMove(tree, 4, { kind: 'inside', id: 4 })).toEqual({ kind: 'stay' });
    expect(groupMove(tree, 4, { kind: 'beside', id: 4 })).toEqual({ kind: 'stay' });
  });

  it('on its own descendant is refused [B-DRAG-15]', () => {
    expect(groupMove(tree, 2, { kind: 'inside', id: 6 }).kind).toBe('refused');
    expect(groupMove(tree, 2, { kind: 'beside', id: 6 }).kind).toBe('refused');
  });

  it('where its name is taken is refused with duplication_group_name', () => {
    expect(groupMove(tree, 4, { kind: 'inside', id: 3 })).toEqual({
      kind: 'refused',
      because: 'duplication_group_name',
    });
  });

  it('into the group it is in already stays', () => {
    expect(groupMove(tree, 4, { kind: 'inside', id: 2 })).toEqual({ kind: 'stay' });
  });

  it('beside the root, or where no group is, is refused', () => {
    expect(groupMove(tree, 4, { kind: 'beside', id: 1 }).kind).toBe('refused');
    expect(groupMove(tree, 4, { kind: 'inside', id: 404 }).kind).toBe('refused');
    expect(groupMove(tree, 404, { kind: 'inside', id: 2 }).kind).toBe('refused');
    expect(groupMove(tree, 1, { kind: 'inside', id: 2 }).kind).toBe('refused');
  });

  it('never ends below itself and never under the parent it had', () => {
    const pk = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(pk, pk, fc.constantFrom('inside' as const, 'beside' as const), (moved, target, kind) => {
        const move = groupMove(tree, moved, { kind, id: target });
        if (move.kind !== 'move' || move.parent === null) return;
        expect(move.parent).not.toBe(tree.byId.get(moved)?.group.parentId);
        expect([move.parent, ...ancestorsOf(tree, move.parent).map((group) => group.id)]).not.toContain(moved);
      }),
    );
  });
});
