import { effectWindow, instantOnWallClock, isInEffect, LANGUAGES } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import type { ApprovalReader } from '../periods/index.ts';
import { readerOf } from '../periods/testing/readers.ts';
import { approvalSummary } from './approvalSummary.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const ZONES = ['Asia/Seoul', 'Asia/Tokyo', 'America/New_York', 'Pacific/Tongatapu', 'Pacific/Auckland', 'UTC'];
/** Days on which clocks change somewhere, and one on which they do not. */
const DAYS = ['2026-03-08', '2026-11-01', '2026-04-05', '2026-09-27', '2026-07-01'];
const SHOWN = /(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2})(?: \(UTC([+-]\d{2}:\d{2})\))?/gu;

const iso = (at: number) => new Date(at).toISOString();
/** The instants that a line names, as somebody with that clock reads them. */
const readBy = (line: string, zone: string) =>
  [...line.matchAll(SHOWN)].map(([, year, month, day, time, offset]) =>
    offset === undefined
      ? instantOnWallClock(`${year}-${month}-${day}`, time ?? '', zone)
      : Date.parse(`${year}-${month}-${day}T${time}:00${offset}`),
  );

/** The words before the time in the line of a window that is open. */
const opening = ({ text }: ApprovalReader) => text('said_open', { to: '\0', left: '' }).split('\0', 1).join('');

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
                    startTime: iso(start),
                    endTime: iso(end),
                    decisionState: 2 as const,
                    effectiveFrom: iso(window.from),
                  };
                  const line = approvalSummary(record, now, reader);
                  const [first, last = first] = readBy(line, zone);
                  expect({ line, at: last }).toEqual({ line, at: toMinute(window.to) });
                  if (now < window.from) expect({ line, at: first }).toEqual({ line, at: toMinute(window.from) });
                  const isOpen = line.startsWith(opening(reader));
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
    const record = { startTime: '2026-11-21T04:00:00Z', endTime: '2026-11-21T09:00:00Z', effectiveFrom: null };
    const at = Date.parse('2026-11-21T06:30:00Z');
    expect(approvalSummary({ ...record, decisionState: 0 }, at, reader)).toBe(
      'Waiting for approval. If there is no decision by 2026/11/21 09:00 (2 hours 30 minutes left), the request expires.',
    );
    expect(approvalSummary({ ...record, decisionState: 2 }, at, reader)).toBe(
      'Access is active until 2026/11/21 09:00 (2 hours 30 minutes left).',
    );
  });
});
