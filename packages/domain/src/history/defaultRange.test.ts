import { describe, expect, it } from 'vitest';
import { dateTimeText, dayInZone, TIME_ZONES } from '../time/index.ts';
import { defaultHistoryRange } from './defaultRange.ts';

const NOW = Date.UTC(2026, 10, 21, 3);
const UTC = TIME_ZONES.find(({ name }) => name === 'UTC')?.value ?? null;

describe('the days that a history shows', () => {
  it.each([
    [NOW, '2026-10-20 15:00:00', '2026-11-21 14:59:59'],
    // March 31 in Seoul: February ends on the 28th.
    [Date.UTC(2026, 2, 31, 3), '2026-02-27 15:00:00', '2026-03-31 14:59:59'],
    [Date.UTC(2026, 0, 1, 3), '2025-11-30 15:00:00', '2026-01-01 14:59:59'],
  ])('begin with about the month before [C-APPROVAL-22]', (now, from, to) => {
    const range = defaultHistoryRange(now, 32);
    expect([dateTimeText(range.from), dateTimeText(range.to)]).toEqual([from, to]);
  });

  it('begin in the month before on the day of today, at the end of a shorter one, and end today [B-CONST-09]', () => {
    for (let day = 0; day < 4 * 366; day += 1) {
      const now = Date.UTC(2024, 0, 1 + day, 12);
      const today = new Date(now);
      const range = defaultHistoryRange(now, UTC);
      const from = new Date(range.from);
      const lastOfMonthBefore = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
      expect([from.getUTCFullYear(), from.getUTCMonth()]).toEqual([
        lastOfMonthBefore.getUTCFullYear(),
        lastOfMonthBefore.getUTCMonth(),
      ]);
      expect(from.getUTCDate()).toBe(Math.min(today.getUTCDate(), lastOfMonthBefore.getUTCDate()));
      expect(dayInZone(range.to, UTC)).toBe(dayInZone(now, UTC));
    }
  });
});
