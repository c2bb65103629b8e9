import { expect, it } from 'vitest';
import { withKeptRows } from './keepUnchanged.ts';

const answer = (...objects: readonly { readonly pk: number; readonly alive: number }[]) => ({
  meta: { total_count: objects.length },
  objects,
});

it('keeps the objects of the rows that did not change, wherever they are now', () => {
  const before = answer({ pk: 1, alive: 1 }, { pk: 2, alive: 1 });
  const after = withKeptRows(before, answer({ pk: 2, alive: 1 }, { pk: 1, alive: 0 }, { pk: 3, alive: 1 }));
  expect(after).toEqual(answer({ pk: 2, alive: 1 }, { pk: 1, alive: 0 }, { pk: 3, alive: 1 }));
  expect(after.objects[0]).toBe(before.objects[1]);
  expect(after.objects[1]).not.toBe(before.objects[0]);
});

it('takes the first answer as it is', () => {
  const first = answer({ pk: 1, alive: 1 });
  expect(withKeptRows(undefined, first)).toBe(first);
});
