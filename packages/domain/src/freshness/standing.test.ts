import { describe, expect, it } from 'vitest';
import { standingOf } from './index.ts';

const READ = Date.parse('2026-11-21T00:41:00Z');

describe('what is on the screen', () => {
  it.each([
    { name: 'read by this visit', isKept: false, hasFailed: false, standing: { kind: 'current' } },
    { name: 'kept from an earlier visit', isKept: true, hasFailed: false, standing: { kind: 'outdated', asOf: READ } },
    { name: 'read, but not again', isKept: false, hasFailed: true, standing: { kind: 'outdated', asOf: READ } },
    { name: 'kept, and not read again', isKept: true, hasFailed: true, standing: { kind: 'outdated', asOf: READ } },
  ])('that was $name is $standing.kind', ({ isKept, hasFailed, standing }) => {
    expect(standingOf({ readAt: READ, isKept, hasFailed })).toEqual(standing);
  });

  it('is outdated without a time when it is unknown when it was read', () => {
    expect(standingOf({ readAt: null, isKept: false, hasFailed: true })).toEqual({ kind: 'outdated', asOf: null });
    expect(standingOf({ readAt: null, isKept: false, hasFailed: false })).toEqual({ kind: 'current' });
  });
});
