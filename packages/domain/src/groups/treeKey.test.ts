import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeKey, type TreeLine } from './treeKey.ts';

/** Two fixed entries, then ROOT, expanded, with an expanded group, a collapsed one, and a leaf. */
const LINES: readonly TreeLine[] = [
  { key: 'all', label: 'All devices', depth: 0, hasChildren: false, expanded: false },
  { key: 'favorite', label: 'Favourites', depth: 0, hasChildren: false, expanded: false },
  { key: 1, label: 'Company', depth: 0, hasChildren: true, expanded: true },
  { key: 2, label: 'Busan', depth: 1, hasChildren: true, expanded: false },
  { key: 3, label: 'Seoul', depth: 1, hasChildren: true, expanded: true },
  { key: 4, label: '3F', depth: 2, hasChildren: false, expanded: false },
  { key: 5, label: 'Suwon', depth: 1, hasChildren: false, expanded: false },
  { key: 6, label: 'Archive', depth: 0, hasChildren: true, expanded: false },
];
const press = (key: string, focused: string | number | null, typed = '') =>
  treeKey(key, { lines: LINES, focused, typed });
const focusOn = (key: string | number) => ({ kind: 'focus', key });

describe('a key in the tree', () => {
  it.each([
    ['ArrowDown', 'all', focusOn('favorite')],
    ['ArrowDown', 4, focusOn(5)],
    ['ArrowDown', 6, null],
    ['ArrowDown', null, focusOn('all')],
    ['ArrowUp', 5, focusOn(4)],
    ['ArrowUp', 'all', null],
    ['ArrowUp', null, focusOn(6)],
    ['ArrowRight', 2, { kind: 'expand', keys: [2] }],
    ['ArrowRight', 3, focusOn(4)],
    ['ArrowRight', 4, null],
    ['ArrowRight', null, null],
    ['ArrowLeft', 3, { kind: 'collapse', key: 3 }],
    ['ArrowLeft', 4, focusOn(3)],
    ['ArrowLeft', 2, focusOn(1)],
    ['ArrowLeft', 'all', null],
    ['ArrowLeft', 6, null],
    ['Home', 5, focusOn('all')],
    ['End', 'all', focusOn(6)],
    ['Enter', 4, { kind: 'select', key: 4 }],
    [' ', 'favorite', { kind: 'select', key: 'favorite' }],
    ['Enter', null, null],
    [' ', null, null],
    ['*', 5, { kind: 'expand', keys: [2] }],
    ['*', 'all', { kind: 'expand', keys: [6] }],
    ['*', 4, null],
    ['Tab', 4, null],
    ['Escape', 4, null],
    ['F5', 4, null],
  ])('%s on %s does %o', (key, focused, effect) => {
    expect(press(key, focused)).toEqual(effect);
  });

  it('finds the next line that begins with the letter, round the end, and again with the same letter', () => {
    expect(press('s', 'all')).toEqual(focusOn(3));
    expect(press('s', 3, 's')).toEqual(focusOn(5));
    expect(press('S', 5, 'ss')).toEqual(focusOn(3));
    expect(press('z', 'all')).toBeNull();
  });

  it('finds by several letters, and stays where it is while they still fit', () => {
    expect(press('u', 3, 's')).toEqual(focusOn(5));
    expect(press('e', 3, 's')).toEqual(focusOn(3));
    expect(press(' ', 'all', 'all')).toEqual(focusOn('all'));
  });

  it('never leads to a line that does not show', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*', 'Enter', ' ', 's', 'a', '3'];
    const anyLines = fc.array(
      fc.record({ depth: fc.nat(4), hasChildren: fc.boolean(), expanded: fc.boolean(), label: fc.string() }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyLines, fc.constantFrom(...keys), fc.nat(14), (drafts, key, focused) => {
        const lines = drafts.map((draft, index) => ({ ...draft, key: index }));
        const effect = treeKey(key, { lines, focused });
        const reached = effect?.kind === 'expand' ? effect.keys : [effect?.key ?? focused];
        const shown = [focused, ...lines.map((line) => line.key)];
        expect(shown).toEqual(expect.arrayContaining([...reached]));
      }),
    );
  });

  it('can reach every line from the first by going down', () => {
    let focused: string | number = 'all';
    const visited: (string | number)[] = [focused];
    for (let effect = press('ArrowDown', focused); effect?.kind === 'focus'; effect = press('ArrowDown', focused)) {
      focused = effect.key;
      visited.push(focused);
    }
    expect(visited).toEqual(LINES.map((line) => line.key));
  });
});
