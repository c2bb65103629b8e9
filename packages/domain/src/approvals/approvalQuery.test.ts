import { describe, expect, it } from 'vitest';
import { dateTimeText, dayInZone, TIME_ZONES } from '../time/index.ts';
import { approvalQuery, defaultHistoryRange } from './index.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);
const UTC = TIME_ZONES.find(({ name }) => name === 'UTC')?.value ?? null;

describe('the lists', () => {
  const view = { list: 'own', page: 1, pageSize: 10, order: 'desc' } as const;

  it("name their type, the list of one's own none [C-APPROVAL-24]", () => {
    expect(approvalQuery({ ...view, list: 'request' }).type).toBe('request');
    expect(approvalQuery({ ...view, list: 'history' }).type).toBe('history');
    expect(approvalQuery(view)).not.toHaveProperty('type');
  });

  it('send by, limit, offset and order [C-APPROVAL-25]', () => {
    expect(approvalQuery({ ...view, page: 3 })).toEqual({ by: 'proposal_time', limit: 10, offset: 20, order: 'desc' });
  });

  it('send their range as YYYY-MM-DD HH:mm:ss [C-APPROVAL-26]', () => {
    expect(approvalQuery({ ...view, range: { from: NOW, to: NOW + HOUR } })).toMatchObject({
      start_date: '2026-11-21 03:00:00',
      end_date: '2026-11-21 04:00:00',
    });
  });

  it('send a search only when something is searched [C-APPROVAL-27]', () => {
    expect(approvalQuery({ ...view, search: { key: 'any', value: ' a ' } })).toMatchObject({
      search_key: 'any',
      search_value: 'a',
    });
    expect(approvalQuery({ ...view, search: { key: 'any', value: '  ' } })).not.toHaveProperty('search_key');
  });

  it.each([
    [NOW, '2026-10-20 15:00:00', '2026-11-21 14:59:59'],
    // 31 March in Seoul: February ends with the 28th.
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
