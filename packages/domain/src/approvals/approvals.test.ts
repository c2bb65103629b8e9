import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTimeText, instantOfText, instantOnWallClock } from '../time/index.ts';
import {
  approvalReading,
  approvalSentence,
  approvalState,
  checkDecision,
  checkWithdrawal,
  checkPeriod,
  checkRequest,
  type DecisionDraft,
  decisionsLeft,
  effectWindow,
  isInEffect,
  nextTurnOf,
  ownApprovalMode,
} from './index.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);
const SEOUL = 'Asia/Seoul';
const draft = { start: NOW + HOUR, end: NOW + 2 * HOUR, reason: 'maintenance' };

describe('approve_state', () => {
  it('0 is in progress [C-APPROVAL-04] [B-APPROVAL-37]', () => expect(approvalReading(0)).toBe('inProgress'));
  it('1 is rejected [C-APPROVAL-05] [B-APPROVAL-38]', () => expect(approvalReading(1)).toBe('rejected'));
  it('2 is approved [C-APPROVAL-06] [B-APPROVAL-39]', () => expect(approvalReading(2)).toBe('approved'));
  it('4 is device deleted [C-APPROVAL-07] [B-APPROVAL-41]', () => expect(approvalReading(4)).toBe('deviceDeleted'));
  it('3 is device deleted as well [C-APPROVAL-08] [B-APPROVAL-40]', () =>
    expect(approvalReading(3)).toBe('deviceDeleted'));

  it('becomes 4 when the device is gone, whatever was decided', () => {
    for (const decisionState of [0, 1, 2, 3, 4]) {
      expect(approvalState({ decisionState, deviceExists: false })).toBe(4);
      expect(approvalState({ decisionState, deviceExists: true })).toBe(decisionState);
    }
  });

  it('opens an own item in progress for viewing [B-APPROVAL-42] [C-APPROVAL-17]', () => {
    expect([0, 1, 2].map((state) => ownApprovalMode(state))).toEqual(['ing', 'reject', 'renew']);
  });

  it('leaves nothing to ask for when the device is deleted [B-APPROVAL-45] [C-APPROVAL-20]', () => {
    expect([3, 4].map((state) => ownApprovalMode(state))).toEqual([null, null]);
  });

  it('of a rejected request leaves approving only [B-APPROVAL-07] [C-APPROVAL-09]', () => {
    expect(decisionsLeft(1)).toEqual({ approve: true, reject: false });
  });

  it('of an approved request leaves rejecting only [B-APPROVAL-08] [C-APPROVAL-10]', () => {
    expect(decisionsLeft(2)).toEqual({ approve: false, reject: true });
  });

  it('of one in progress leaves both, of a deleted device none [B-APPROVAL-09]', () => {
    expect(decisionsLeft(0)).toEqual({ approve: true, reject: true });
    for (const state of [3, 4]) expect(decisionsLeft(state)).toEqual({ approve: false, reject: false });
  });
});

describe('a request', () => {
  const refusal = (over: Partial<typeof draft> | { start: null } | { end: null }) =>
    checkRequest({ ...draft, ...over }, NOW, SEOUL);
  const whole = (date: string, time: string) => instantOnWallClock(date, time, SEOUL);

  it('needs a start date [B-APPROVAL-10]', () => {
    expect(checkRequest({ ...draft, start: whole('', '12:00') }, NOW, SEOUL)).toEqual({
      error: 'date_validate_error',
      field: 'start',
      because: 'missing',
    });
  });

  it('needs a start time [B-APPROVAL-11]', () => {
    expect(checkRequest({ ...draft, start: whole('2026-11-22', '') }, NOW, SEOUL)).toMatchObject({
      error: 'date_validate_error',
    });
  });

  it('needs an end date [B-APPROVAL-12]', () => {
    expect(checkRequest({ ...draft, end: whole('', '12:00') }, NOW, SEOUL)).toEqual({
      error: 'date_validate_error',
      field: 'end',
      because: 'missing',
    });
  });

  it('needs an end time [B-APPROVAL-13]', () => {
    expect(checkRequest({ ...draft, end: whole('2026-11-22', '') }, NOW, SEOUL)).toMatchObject({
      error: 'date_validate_error',
    });
  });

  it('cannot end when it starts [B-APPROVAL-14]', () => {
    expect(refusal({ end: draft.start })).toMatchObject({ error: 'date_validate_error', because: 'order' });
  });

  it('cannot end before it starts [B-APPROVAL-15] [C-APPROVAL-13] [C-APPROVAL-31]', () => {
    expect(refusal({ end: draft.start - 1 })).toMatchObject({ error: 'date_validate_error', because: 'order' });
  });

  it('needs a reason, and blanks are none [B-APPROVAL-16]', () => {
    for (const reason of ['', '  \n'])
      expect(refusal({ reason })).toEqual({ error: 'approvals_reason', field: 'reason' });
  });

  it('may start earlier today, but not yesterday on the clock of the requester', () => {
    const midnight = Date.UTC(2026, 10, 20, 15);
    expect(refusal({ start: midnight })).toHaveProperty('period');
    expect(refusal({ start: midnight - 1 })).toMatchObject({ field: 'start', because: 'past' });
  });

  it('cannot be over already', () => {
    expect(refusal({ start: NOW - 2 * HOUR, end: NOW })).toMatchObject({ field: 'end', because: 'over' });
    expect(refusal({ start: NOW - 2 * HOUR, end: NOW + 1 })).toHaveProperty('period');
  });

  it('is enforced as the instants that were sent, in every zone and on the days on which clocks change [B-APPROVAL-29]', () => {
    const zones = fc.constantFrom(SEOUL, 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia', 'UTC');
    const days = fc.constantFrom('2026-03-08', '2026-11-01', '2021-04-04', '2026-09-27', '2026-07-01');
    const times = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(zones, days, times, fc.integer({ min: 1, max: 5000 }), (zone, day, time, minutes) => {
        const start = instantOnWallClock(day, time, zone) ?? 0;
        const end = start + minutes * 60_000;
        const sent = { start: instantOfText(dateTimeText(start)), end: instantOfText(dateTimeText(end)) };
        const checked = checkPeriod(sent, start - HOUR, 'UTC');
        if ('error' in checked) throw new Error(`${day} ${time} ${zone} was refused.`);
        const window = effectWindow(checked.period, start - HOUR);
        expect(window).toEqual({ from: start, to: end, late: false });
        expect([start - 1, start, end - 1, end].map((at) => isInEffect(window, at))).toEqual([
          false,
          true,
          true,
          false,
        ]);
        // What is shown is what is enforced.
        const sentence = approvalSentence(
          {
            decisionState: 2,
            startTime: new Date(start).toISOString(),
            endTime: new Date(end).toISOString(),
            effectiveFrom: new Date(window?.from ?? 0).toISOString(),
          },
          start,
        );
        expect(sentence).toEqual({
          kind: 'open',
          from: new Date(start).toISOString(),
          to: new Date(end).toISOString(),
          late: false,
        });
      }),
      { numRuns: 400 },
    );
  });
});

describe('an approval', () => {
  const period = { start: NOW, end: NOW + 2 * HOUR };
  const times = { startTime: new Date(period.start).toISOString(), endTime: new Date(period.end).toISOString() };

  it('that comes late begins when it is given, ends when it was asked to, and says so', () => {
    expect(effectWindow(period, NOW + HOUR)).toEqual({ from: NOW + HOUR, to: period.end, late: true });
    expect(effectWindow(period, NOW)).toEqual({ from: NOW, to: period.end, late: false });
    expect(effectWindow(period, period.end)).toBeNull();
    expect(
      approvalSentence({ ...times, decisionState: 2, effectiveFrom: new Date(NOW + HOUR).toISOString() }, NOW + HOUR),
    ).toMatchObject({ kind: 'open', from: new Date(NOW + HOUR).toISOString(), late: true });
  });

  it.each([
    ['approved, before it begins', true, NOW - 1, period.start],
    ['approved, from its beginning on', true, NOW, period.end],
    ['approved and over', true, period.end, null],
    ['not granted, before its period', false, NOW - 1, period.end],
    ['not granted, in its period', false, period.end - 1, period.end],
    ['not granted and over', false, period.end, null],
  ])('or a request that is %s, turns next by itself', (_, isApproved, at, turn) => {
    expect(nextTurnOf(period, isApproved, at)).toBe(turn);
  });

  it('is never in effect outside the period that was asked for', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), fc.nat(12_000), (start, length, decidedAt, at) => {
        const window = effectWindow({ start, end: start + length }, decidedAt);
        expect(isInEffect(window, at)).toBe(at >= start && at >= decidedAt && at < start + length);
      }),
    );
  });

  it('of a period that is over lets nobody in any more, until the next one [B-APPROVAL-47]', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), (length, decidedAt, later) => {
        const end = NOW + length;
        expect(isInEffect(effectWindow({ start: NOW, end }, NOW - decidedAt), end + later)).toBe(false);
        expect(nextTurnOf({ start: NOW, end }, true, end + later)).toBeNull();
      }),
    );
    expect(isInEffect(effectWindow(period, NOW), period.end - 1)).toBe(true);
  });

  it.each([
    [0, NOW - 1, 'waiting'],
    [0, NOW + 2 * HOUR, 'expired'],
    [1, NOW, 'rejected'],
    [2, NOW - 1, 'starts'],
    [2, NOW, 'open'],
    [2, NOW + 2 * HOUR, 'over'],
    [3, NOW, 'deviceDeleted'],
  ])('in state %i is shown as it is', (decisionState, at, kind) => {
    expect(approvalSentence({ ...times, decisionState, effectiveFrom: null }, at).kind).toBe(kind);
  });
});

describe('a decision', () => {
  const request = { state: 0, requesterId: 7, end: NOW + HOUR, version: 0 };
  const manager = { id: 1, type: 'Manager' };
  const subManager = { id: 2, type: 'User', memberType: 6, usesApprovals: true };
  const approve: DecisionDraft = { accept: true, reason: '', seenVersion: null };
  const reject = { accept: false, reason: 'not now', seenVersion: null };
  const check = (
    decision = approve,
    over: Partial<typeof request> = {},
    decider: Parameters<typeof checkDecision>[2] = manager,
  ) => checkDecision(decision, { ...request, ...over }, decider, NOW);

  it('is for managers and for sub-managers who approve [B-APPROVAL-33] [B-APPROVAL-34] [A-ROLE-18]', () => {
    for (const decider of [manager, subManager]) {
      for (const decision of [approve, reject]) expect(check(decision, {}, decider)).toBeNull();
    }
  });

  it('is refused to everybody else [B-APPROVAL-35] [C-APPROVAL-30]', () => {
    for (const other of [
      { id: 3, type: 'User', memberType: 1, usesApprovals: true },
      { id: 3, type: 'User', memberType: 6, usesApprovals: false },
      { id: 3, type: 'User', memberType: 7 },
    ]) {
      expect(check(approve, {}, other)).toBe('no_permission');
    }
  });

  it('is refused to the requester, whoever that is [B-APPROVAL-36]', () => {
    for (const decider of [manager, subManager]) {
      expect(check(approve, { requesterId: decider.id }, decider)).toBe('own_request');
    }
  });

  it('against a request needs a reason [B-APPROVAL-19] [C-APPROVAL-11]', () => {
    for (const reason of ['', ' ']) expect(check({ ...reject, reason })).toBe('approvals_reason');
  });

  it('for a request has no rejection reason [B-APPROVAL-20] [C-APPROVAL-12]', () => {
    expect(check({ ...approve, reason: 'no' })).toBe('denial_reason_given');
    expect(check({ ...approve, reason: ' ' })).toBeNull();
  });

  it('is not taken twice', () => {
    for (const state of [1, 2]) {
      for (const decision of [approve, reject]) expect(check(decision, { state, version: 1 })).toBe('already_decided');
    }
  });

  it('can be reversed by whoever has read it, and not repeated', () => {
    const seen = { seenVersion: 1 };
    expect(check({ ...approve, ...seen }, { state: 1, version: 1 })).toBeNull();
    expect(check({ ...reject, ...seen }, { state: 2, version: 1 })).toBeNull();
    expect(check({ ...reject, ...seen }, { state: 1, version: 1 })).toBe('already_decided');
    expect(check({ ...approve, ...seen }, { state: 2, version: 1 })).toBe('already_decided');
    expect(check({ ...reject, ...seen }, { state: 2, version: 2 })).toBe('changed_meanwhile');
  });

  it('cannot let into a period that is over, nor to a device that is gone', () => {
    expect(check(approve, { end: NOW })).toBe('request_expired');
    expect(check(reject, { end: NOW })).toBeNull();
    expect(check(reject, { state: 4 })).toBe('device_deleted');
  });
});

describe('withdrawing a request', () => {
  it.each([
    [0, 1, null],
    [0, 0, 'request_expired'],
    [1, 1, 'already_decided'],
    [2, 1, 'already_decided'],
    [2, -1, 'already_decided'],
    [3, 1, 'device_deleted'],
    [4, 1, 'device_deleted'],
  ] as const)('in the state %i that ends in %i ms: %s', (state, left, fault) => {
    expect(checkWithdrawal({ state, end: NOW + left }, NOW)).toBe(fault);
  });
});
