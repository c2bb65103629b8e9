import { expect, it } from 'vitest';
import { parseUserList } from './userListAddress.ts';

it('a list shows 10 rows at first, and 5, 10, 15 or 20 on request [C-CONST-01]', () => {
  const sizeFor = (size: string) => parseUserList(new URLSearchParams({ size })).pageSize;
  const wanted = Array.from({ length: 101 }, (_, size) => size);
  expect(wanted.filter((size) => sizeFor(String(size)) === size)).toEqual([5, 10, 15, 20]);
  expect(parseUserList(new URLSearchParams()).pageSize).toBe(10);
  for (const size of ['0', '6', '12', '24', 'all', '-5']) expect(sizeFor(size)).toBe(10);
});
