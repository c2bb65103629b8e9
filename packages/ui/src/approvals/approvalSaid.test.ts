import {
  effectWindow,
  instantOnWallClock,
  isInEffect,
  LANGUAGES,
  TIME_ZONES,
  type Language,
} from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import {
  approvalSaid,
  approvedSaid,
  approvingSaid,
  draftSaid,
  shorteningSaid,
  type ApprovalReader,
} from './approvalSaid.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const ZONES = ['Asia/Seoul', 'Asia/Tokyo', 'America/New_York', 'Pacific/Tongatapu', 'Pacific/Auckland', 'UTC'];
/** Days on which clocks change somewhere, and one on which they do not. */
const DAYS = ['2026-03-08', '2026-11-01', '2026-04-05', '2026-09-27', '2026-07-01'];
const SHOWN = /(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2})(?: \(UTC([+-]\d{2}:\d{2})\))?/gu;

const iso = (at: number) => new Date(at).toISOString();
const zoneId = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;
const readerOf = async (language: Language, zone: string): Promise<ApprovalReader> => ({
  text: await storyTexts('approvals', { language }),
  language,
  preferences: { timeZoneId: zoneId(zone) },
});

/** The instants that a line names, as somebody with that clock reads them. */
const readBy = (line: string, zone: string) =>
  [...line.matchAll(SHOWN)].map(([, year, month, day, time, offset]) =>
    offset === undefined
      ? instantOnWallClock(`${year}-${month}-${day}`, time ?? '', zone)
      : Date.parse(`${year}-${month}-${day}T${time}:00${offset}`),
  );

const toMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE;

describe('the line that says what a request means', () => {
  it.each(LANGUAGES)(
    'names in %s the window that is enforced, in every zone and on the days on which clocks change',
    async (language) => {
      let said = 0;
      for (const zone of ZONES) {
        const reader = await readerOf(language, zone);
        for (const day of DAYS) {
          for (const time of ['01:30', '02:30']) {
            const start = instantOnWallClock(day, time, zone) ?? 0;
            for (const end of [start + 2 * HOUR, start + 26 * HOUR]) {
              for (const decidedAt of [start - 3 * HOUR, start, start + 90 * MINUTE]) {
                const window = effectWindow({ start, end }, decidedAt);
                if (!window) throw new Error('Every decision of the grid comes before the end.');
                for (const now of [decidedAt, start - MINUTE, start, end - 1, end].filter((at) => at >= decidedAt)) {
                  const record = {
                    start_time: iso(start),
                    end_time: iso(end),
                    approve_state: 2 as const,
                    effective_from: iso(window.from),
                  };
                  const line = approvalSaid(record, now, reader);
                  const [first, last = first] = readBy(line, zone);
                  expect({ line, at: last }).toEqual({ line, at: toMinute(window.to) });
                  if (now < window.from) expect({ line, at: first }).toEqual({ line, at: toMinute(window.from) });
                  const isOpen = line.startsWith(reader.text('said_open', { to: '', left: '' }).slice(0, 6));
                  expect({ line, isOpen }).toEqual({ line, isOpen: isInEffect(window, now) });
                  said += 1;
                }
              }
            }
          }
        }
      }
      expect(said).toBeGreaterThan(500);
    },
  );

  it('counts what is left from now', async () => {
    const reader = await readerOf('en', 'UTC');
    const record = { start_time: '2026-11-21T04:00:00Z', end_time: '2026-11-21T09:00:00Z', effective_from: null };
    const at = Date.parse('2026-11-21T06:30:00Z');
    expect(approvalSaid({ ...record, approve_state: 0 }, at, reader)).toBe(
      'Waiting for the approver’s answer. Without one by 2026/11/21 09:00 (2 hours 30 minutes left), the request lapses.',
    );
    expect(approvalSaid({ ...record, approve_state: 2 }, at, reader)).toBe(
      'Access is open now, until 2026/11/21 09:00 (2 hours 30 minutes left).',
    );
  });
});

describe('an approval that would come late', () => {
  const period = { start: Date.UTC(2026, 10, 21, 4), end: Date.UTC(2026, 10, 21, 9) };

  it('says what it would take away, and only then', async () => {
    const reader = await readerOf('en', 'UTC');
    expect(shorteningSaid(period, period.start + 90 * MINUTE, reader)).toBe(
      'The start time has passed. Approved now, access lasts only 3 hours 30 minutes of the 5 hours requested, until 2026/11/21 09:00.',
    );
    for (const now of [period.start - 1, period.start, period.end]) {
      expect(shorteningSaid(period, now, reader)).toBeNull();
    }
  });
});

describe('a period that is written', () => {
  it('is said once it has two ends in order, also over an hour that comes twice', async () => {
    const reader = await readerOf('en', 'America/New_York');
    const start = instantOnWallClock('2026-11-01', '01:30', 'America/New_York');
    expect(draftSaid({ start, end: (start ?? 0) + 2 * HOUR }, reader)).toBe(
      'From 2026/11/01 01:30 (UTC-04:00) until 2026/11/01 02:30, 2 hours. Without an answer by then, the request lapses.',
    );
    expect(draftSaid({ start, end: null }, reader)).toBeNull();
    expect(draftSaid({ start, end: start }, reader)).toBeNull();
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
    [
      { start: at(1), end: at(6) },
      'Approving gives access from 13:00 until 18:00.',
      'Approved from 13:00 until 18:00.',
    ],
    [
      { start: at(24), end: at(30) },
      'Approving gives access from 2026/11/22 12:00 until 18:00.',
      'Approved from 2026/11/22 12:00 until 18:00.',
    ],
  ])('of %o is said before and after it is given', async (period, before, after) => {
    const reader = await readerOf('en', 'Asia/Seoul');
    expect(approvingSaid(period, now, reader)).toBe(before);
    expect(approvedSaid(period, now, reader)).toBe(after);
  });

  it('is said in the time zone and the date format of the person', async () => {
    const reader = { ...(await readerOf('en', 'UTC')), preferences: { timeZoneId: zoneId('UTC'), dateFormatId: 2 } };
    expect(approvedSaid({ start: now, end: at(30) }, now, reader)).toMatch(/^Approved until \S+ 09:00\.$/u);
    expect(approvedSaid({ start: now, end: at(6) }, now, reader)).toBe('Approved until 09:00.');
  });

  it('is nothing where the period is over', async () => {
    expect(approvedSaid({ start: at(-2), end: now }, now, await readerOf('en', 'UTC'))).toBeNull();
  });
});
