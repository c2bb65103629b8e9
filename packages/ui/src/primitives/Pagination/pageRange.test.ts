import { describe, expect, it } from 'vitest';
import { pageRange } from './Pagination.tsx';

describe('pageRange', () => {
  it.each([
    { page: 1, total: 214, range: { from: 1, to: 24 } },
    { page: 9, total: 214, range: { from: 193, to: 214 } },
    { page: 1, total: 1, range: { from: 1, to: 1 } },
    { page: 1, total: 0, range: { from: 0, to: 0 } },
    { page: 99, total: 214, range: { from: 193, to: 214 } },
    { page: 0, total: 214, range: { from: 1, to: 24 } },
  ])('of page $page of $total entries is $range.from to $range.to', ({ page, total, range }) => {
    expect(pageRange(page, 24, total)).toEqual(range);
  });
});
