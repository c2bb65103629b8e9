import { describe, expect, it } from 'vitest';
import { freshnessOf } from './index.ts';

const READ = Date.parse('2026-11-21T00:41:00Z');

describe('what is on the screen', () => {
  it.each([
    { name: 'read by this visit', isKept: false, hasFailed: false, freshness: { kind: 'current' } },
    { name: 'kept from an earlier visit', isKept: true, hasFailed: false, freshness: { kind: 'outdated', asOf: READ } },
    { name: 'read, but not again', isKept: false, hasFailed: true, freshness: { kind: 'outdated', asOf: READ } },
    { name: 'kept, and not read again', isKept: true, hasFailed: true, freshness: { kind: 'outdated', asOf: READ } },
  ])('that was $name is $freshness.kind', ({ isKept, hasFailed, freshness }) => {
    expect(freshnessOf({ readAt: READ, isKept, hasFailed })).toEqual(freshness);
  });

  it('is outdated without a time when it is unknown when it was read', () => {
    expect(freshnessOf({ readAt: null, isKept: false, hasFailed: true })).toEqual({ kind: 'outdated', asOf: null });
    expect(freshnessOf({ readAt: null, isKept: false, hasFailed: false })).toEqual({ kind: 'current' });
  });
});
