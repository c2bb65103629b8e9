import { expect, it } from 'vitest';
import { monthStarts } from './monthStarts.ts';

const days = (starts: readonly number[]) => starts.map((at) => new Date(at).toISOString().slice(0, 10));

it('are the months that begin between two moments', () => {
  const starts = monthStarts(Date.parse('2026-11-20T10:00:00Z'), Date.parse('2027-02-01T00:00:00Z'), 6);
  expect(days(starts)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
});

it('are no more than there is room for', () => {
  const starts = monthStarts(Date.parse('2026-01-15T00:00:00Z'), Date.parse('2027-01-20T00:00:00Z'), 6);
  expect(days(starts)).toEqual(['2026-02-01', '2026-04-01', '2026-06-01', '2026-08-01', '2026-10-01', '2026-12-01']);
  expect(monthStarts(Date.parse('2026-11-02T00:00:00Z'), Date.parse('2026-11-20T00:00:00Z'), 6)).toEqual([]);
});
