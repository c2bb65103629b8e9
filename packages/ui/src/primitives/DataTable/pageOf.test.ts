import { expect, it } from 'vitest';
import { lastPageOf, pageOf } from './pageOf.ts';

const ROWS = [1, 2, 3, 4, 5];

it('picks a page of a list', () => {
  expect(pageOf(ROWS, 1, 2)).toEqual({ rows: [1, 2], page: 1 });
  expect(pageOf(ROWS, 3, 2)).toEqual({ rows: [5], page: 3 });
});

it('picks the last page in place of one past the end', () => {
  expect(pageOf(ROWS, 9, 2)).toEqual({ rows: [5], page: 3 });
  expect(pageOf([], 2, 2)).toEqual({ rows: [], page: 1 });
});

it('counts the pages of a list, and one of an empty list', () => {
  expect(lastPageOf(0, 10)).toBe(1);
  expect(lastPageOf(10, 10)).toBe(1);
  expect(lastPageOf(11, 10)).toBe(2);
});
