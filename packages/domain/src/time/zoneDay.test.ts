import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from './timeZones.ts';
import { dayInZone, endOfDay } from './zoneDay.ts';

const SEOUL = 32;
const LOS_ANGELES = 6;

describe('a day in a zone', () => {
  it('is the one on the wall there', () => {
    const late = Date.parse('2026-11-20T16:00:00Z');
    expect(dayInZone(late, SEOUL)).toBe('2026-11-21');
    expect(dayInZone(late, LOS_ANGELES)).toBe('2026-11-20');
  });

  it('ends at midnight there', () => {
    expect(new Date(endOfDay('2026-11-21', SEOUL)).toISOString()).toBe('2026-11-21T15:00:00.000Z');
    expect(new Date(endOfDay('2026-12-31', LOS_ANGELES)).toISOString()).toBe('2027-01-01T08:00:00.000Z');
  });

  it('ends where the next one begins, in every zone', () => {
    for (const { value } of TIME_ZONES) {
      const end = endOfDay('2026-06-15', value);
      expect([dayInZone(end - 1, value), dayInZone(end, value)]).toEqual(['2026-06-15', '2026-06-16']);
    }
  });
});
