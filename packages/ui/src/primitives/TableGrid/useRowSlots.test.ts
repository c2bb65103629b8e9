import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlots } from './useRowSlots.ts';

const page = fc.uniqueArray(fc.nat(40), { maxLength: 24 });

describe('the slots of rows', () => {
  it('go to the rows of another page in their order', () => {
    const first = assignSlots(new Map(), [7, 8, 9]);
    expect([...assignSlots(first, [1, 2, 3])]).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('stay with a row that stays, whatever comes and goes around it', () => {
    const first = assignSlots(new Map(), ['a', 'b', 'c']);
    expect([...assignSlots(first, ['new', 'c', 'a', 'last'])]).toEqual([
      ['new', 1],
      ['c', 2],
      ['a', 0],
      ['last', 3],
    ]);
  });

  it('are never given twice, through any pages', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 12 }), (pages) => {
        let slots = assignSlots(new Map(), []);
        for (const keys of pages) {
          const next = assignSlots(slots, keys);
          expect([...next.keys()]).toEqual(keys);
          expect(new Set(next.values()).size).toBe(keys.length);
          for (const key of keys) if (slots.has(key)) expect(next.get(key)).toBe(slots.get(key));
          slots = next;
        }
      }),
    );
  });
});
