import { describe, expect, it } from 'vitest';
import { entryOf, firstEnd, rangeFaults, rangeOf, withStart, type RangeEntries } from './dateRange.ts';

const entries = (start: string | null, end: string | null): RangeEntries => ({
  start: entryOf(start),
  end: entryOf(end),
});

describe('a range of dates', () => {
  it('never takes an end before the start [B-CONST-10]', () => {
    const wrong = entries('2026-11-10', '2026-11-09');
    expect(rangeOf(wrong, {})).toEqual({ start: '2026-11-10', end: null });
    expect(rangeFaults(wrong, {})).toEqual({ start: null, end: 'endBeforeStart' });
  });

  it('offers no end before the chosen start [B-APPROVAL-18]', () => {
    const bounds = { min: '2026-11-01', max: '2026-11-30' };
    expect(firstEnd(entries('2026-11-10', null), bounds)).toBe('2026-11-10');
    expect(firstEnd(entries('2026-11-10', '2026-11-20'), {})).toBe('2026-11-10');
    // Without a start, and with an invalid one, only the bounds apply.
    expect(firstEnd(entries(null, null), bounds)).toBe('2026-11-01');
    expect(firstEnd(entries('2026-10-10', null), bounds)).toBe('2026-11-01');
  });

  it('may begin and end on one day', () => {
    expect(rangeOf(entries('2026-11-10', '2026-11-10'), {})).toEqual({ start: '2026-11-10', end: '2026-11-10' });
  });

  it('loses its end when the start moves past it, and keeps it otherwise', () => {
    const range = entries('2026-11-01', '2026-11-10');
    expect(withStart(range, entryOf('2026-11-11'))).toEqual(entries('2026-11-11', null));
    expect(withStart(range, entryOf('2026-11-10'))).toEqual(entries('2026-11-10', '2026-11-10'));
  });

  it('takes a refused end once the start lies before it', () => {
    const range = withStart(entries('2026-11-10', '2026-11-09'), { kind: 'incomplete' });
    expect(rangeOf(withStart(range, entryOf('2026-11-08')), {})).toEqual({ start: '2026-11-08', end: '2026-11-09' });
  });

  it('stays inside the first and the last day', () => {
    const bounds = { min: '2026-11-01', max: '2026-11-30' };
    expect(rangeOf(entries('2026-11-01', '2026-11-30'), bounds)).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(rangeFaults(entries('2026-10-31', '2026-12-01'), bounds)).toEqual({
      start: 'dateUnavailable',
      end: 'dateUnavailable',
    });
  });

  it('counts a date that is not whole as none', () => {
    const range: RangeEntries = { start: { kind: 'incomplete' }, end: entryOf(null) };
    expect(rangeOf(range, {})).toEqual({ start: null, end: null });
    expect(rangeFaults(range, {})).toEqual({ start: 'dateIncomplete', end: null });
  });
});
