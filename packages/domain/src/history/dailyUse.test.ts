import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from '../time/index.ts';
import { DAILY_USE_DAYS, dailyUsePeriods, parseUseDays } from './dailyUse.ts';

const HOUR_MS = 3_600_000;

describe('the last days', () => {
  it('are days of the person’s own calendar, today last', () => {
    const seoul = TIME_ZONES.find(({ name }) => name === 'Asia/Seoul')?.value;
    const days = dailyUsePeriods(7, Date.parse('2026-11-21T16:00:00Z'), seoul);
    expect(days.map(({ startDate }) => startDate)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(new Date(days.at(-1)?.from ?? 0).toISOString()).toBe('2026-11-21T15:00:00.000Z');
  });

  it('follow each other without a gap, whatever the clock does, and now is on the last of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DAILY_USE_DAYS),
        fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true }),
        fc.constantFrom(...TIME_ZONES),
        (count, date, { value }) => {
          const now = date.getTime();
          const days = dailyUsePeriods(count, now, value);
          expect(days).toHaveLength(count);
          for (const [index, day] of days.slice(1).entries()) expect(day.from).toBe(days[index]?.until);
          for (const { from, until } of days) {
            expect(until - from).toBeGreaterThanOrEqual(22 * HOUR_MS);
            expect(until - from).toBeLessThanOrEqual(26 * HOUR_MS);
          }
          const today = days.at(-1);
          expect(today && today.from <= now && now < today.until).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['7', 7],
    ['90', 90],
    ['8', 30],
    [undefined, 30],
  ] as const)('of the address %s are %i', (text, days) => {
    expect(parseUseDays(text)).toBe(days);
  });
});
