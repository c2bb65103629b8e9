import { instantOnWallClock } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { approvedMessage, approvingMessage, draftMessage, shorteningMessage } from './periodSummary.ts';
import { readerOf, zoneId } from './testing/readers.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('an approval that would come late', () => {
  const period = { start: Date.UTC(2026, 10, 21, 4), end: Date.UTC(2026, 10, 21, 9) };

  it('says what it would take away, and only then', async () => {
    const reader = await readerOf('en', 'UTC');
    expect(shorteningMessage(period, period.start + 90 * MINUTE, reader)).toBe(
      'The requested start has passed. If you approve now, access lasts 3 hours 30 minutes of the 5 hours requested, until 2026/11/21 09:00.',
    );
    for (const now of [period.start - 1, period.start, period.end]) {
      expect(shorteningMessage(period, now, reader)).toBeNull();
    }
  });
});

describe('a period that is written', () => {
  it('is said once it has two ends in order, also over an hour that comes twice', async () => {
    const reader = await readerOf('en', 'America/New_York');
    const start = instantOnWallClock('2026-11-01', '01:30', 'America/New_York');
    expect(draftMessage({ start, end: (start ?? 0) + 2 * HOUR }, reader)).toBe(
      '2026/11/01 01:30 (UTC-04:00) to 2026/11/01 02:30 (2 hours). The request expires if it isn’t approved by then.',
    );
    expect(draftMessage({ start, end: null }, reader)).toBeNull();
    expect(draftMessage({ start, end: start }, reader)).toBeNull();
  });
});

describe('until when an approval is valid', () => {
  const now = Date.UTC(2026, 10, 21, 3);
  const at = (hours: number) => now + hours * HOUR;

  it.each([
    [{ start: now, end: at(6) }, 'Approving gives access until 18:00.', 'Approved until 18:00.'],
    [
      { start: at(-1), end: at(30) },
      'Approving gives access until 2026/11/22 18:00.',
      'Approved until 2026/11/22 18:00.',
    ],
    [{ start: at(1), end: at(6) }, 'Approving gives access from 13:00 to 18:00.', 'Approved from 13:00 to 18:00.'],
    [
      { start: at(24), end: at(30) },
      'Approving gives access from 2026/11/22 12:00 to 18:00.',
      'Approved from 2026/11/22 12:00 to 18:00.',
    ],
  ])('of %o is said before and after it is given', async (period, before, after) => {
    const reader = await readerOf('en', 'Asia/Seoul');
    expect(approvingMessage(period, now, reader)).toBe(before);
    expect(approvedMessage(period, now, reader)).toBe(after);
  });

  it('is said in the time zone and the date format of the person', async () => {
    const reader = { ...(await readerOf('en', 'UTC')), preferences: { timeZoneId: zoneId('UTC'), dateFormatId: 2 } };
    expect(approvedMessage({ start: now, end: at(30) }, now, reader)).toMatch(/^Approved until \S+ 09:00\.$/u);
    expect(approvedMessage({ start: now, end: at(6) }, now, reader)).toBe('Approved until 09:00.');
  });

  it('is nothing where the period is over', async () => {
    expect(approvedMessage({ start: at(-2), end: now }, now, await readerOf('en', 'UTC'))).toBeNull();
  });
});
