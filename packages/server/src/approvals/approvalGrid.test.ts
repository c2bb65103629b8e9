import { approvalSentence, dateTimeText, instantOnWallClock } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { HOUR, iso, openApprovalFixture } from '../testing/approvalFixture.ts';
import { only } from '../testing/testServer.ts';

const MINUTE = 60_000;

/** Starts on days on which the clocks of a zone change, or on any day where they do not; all before `START`. */
const STARTS = [
  ['Asia/Seoul', '2026-07-01', '23:30'],
  ['Asia/Tokyo', '2026-07-01', '23:30'],
  ['UTC', '2026-07-01', '23:30'],
  ['America/New_York', '2026-03-08', '01:30'],
  ['America/New_York', '2026-03-08', '02:30'],
  ['America/New_York', '2025-11-02', '00:30'],
  ['America/New_York', '2025-11-02', '01:30'],
  // Apia skipped a whole day in 2011, and abolished daylight saving time in 2021.
  ['Pacific/Apia', '2011-12-29', '23:30'],
  ['Pacific/Apia', '2011-12-30', '12:00'],
  ['Pacific/Apia', '2021-04-04', '03:30'],
  ['Pacific/Apia', '2026-07-01', '23:30'],
] as const;

/** When the decision comes, counted from the start. */
const DECISIONS = [-2 * HOUR, 0, 30 * MINUTE] as const;
const LENGTHS = [HOUR, 25 * HOUR] as const;

type SentApproval = Awaited<ReturnType<Awaited<ReturnType<typeof openApprovalFixture>>['list']>>['objects'][number];

const timesOf = (record: SentApproval) => ({
  decisionState: record.approve_state,
  startTime: record.start_time,
  endTime: record.end_time,
  effectiveFrom: record.effective_from,
  answerBy: record.answer_by,
});

/** Whether the sentence says that the device is open, and within which window. */
const saidOf = (record: Parameters<typeof approvalSentence>[0], now: number) => {
  const sentence = approvalSentence(record, now);
  return { open: sentence.kind === 'open', window: 'from' in sentence ? [sentence.from, sentence.to] : null };
};

describe('what is said of an approval', () => {
  it.each(STARTS)('is what the server enforces: %s, %s %s', async (zone, day, time) => {
    const { testServer, request, decide, list, approvalOf, device, tokens } = await openApprovalFixture();
    const start = instantOnWallClock(day, time, zone) ?? 0;
    for (const length of LENGTHS) {
      for (const decision of DECISIONS) {
        await testServer.database.query.deleteFrom('approvals').execute();
        const end = start + length;
        const decidedAt = start + decision;
        testServer.clock.now = start - 3 * HOUR;
        const { pk } = await request({ start_time: dateTimeText(start), end_time: dateTimeText(end) });
        testServer.clock.now = decidedAt;
        expect((await decide(pk, 1)).status).toBe(200);
        const from = Math.max(start, decidedAt);
        for (const now of [decidedAt, from - 1, from, from + MINUTE, end - 1, end, end + HOUR]) {
          if (now < decidedAt) continue;
          testServer.clock.now = now;
          const record = timesOf(only((await list({}, tokens.user)).objects));
          const said = saidOf(record, now);
          expect(said.window).toEqual([iso(from), iso(end)]);
          expect({ now: iso(now), open: said.open ? 1 : 0 }).toEqual({ now: iso(now), open: await approvalOf(device) });
        }
      }
    }
  });

  it('of one that waits is that it opens nothing, and that it is over when the server takes no approval any more', async () => {
    const { testServer, request, decide, list, approvalOf, device, tokens } = await openApprovalFixture();
    const start = testServer.clock.now;
    const { pk } = await request();
    for (const [at, kind, status] of [
      [start + HOUR, 'expired', 409],
      [start + HOUR - 1, 'waiting', 200],
    ] as const) {
      testServer.clock.now = at;
      expect(approvalSentence(timesOf(only((await list({}, tokens.user)).objects)), at).kind).toBe(kind);
      expect(await approvalOf(device)).toBe(0);
      expect((await decide(pk, 1)).status).toBe(status);
    }
    expect(await approvalOf(device)).toBe(1);
  });
});
