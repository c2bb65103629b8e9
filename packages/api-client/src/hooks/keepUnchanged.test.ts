import { expect, it } from 'vitest';
import { withKeptRows } from './keepUnchanged.ts';

const answer = (...objects: readonly { readonly id: number; readonly isOnline: boolean }[]) => ({
  meta: { totalCount: objects.length },
  objects,
});

it('keeps the objects of the rows that did not change, wherever they are now', () => {
  const before = answer({ id: 1, isOnline: true }, { id: 2, isOnline: true });
  const after = withKeptRows(
    before,
    answer({ id: 2, isOnline: true }, { id: 1, isOnline: false }, { id: 3, isOnline: true }),
  );
  expect(after).toEqual(answer({ id: 2, isOnline: true }, { id: 1, isOnline: false }, { id: 3, isOnline: true }));
  expect(after.objects[0]).toBe(before.objects[1]);
  expect(after.objects[1]).not.toBe(before.objects[0]);
});

it('takes the first answer as it is', () => {
  const first = answer({ id: 1, isOnline: true });
  expect(withKeptRows(undefined, first)).toBe(first);
});
