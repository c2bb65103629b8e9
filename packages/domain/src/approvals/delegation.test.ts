import { describe, expect, it } from 'vitest';
import { approvalSentence, answerableUntil, checkDelegation, checkDecision, offeredDecisions } from './index.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);
const iso = (at: number) => new Date(at).toISOString();

describe('naming a delegate', () => {
  const written = { delegateId: 2, from: NOW, until: NOW + HOUR };

  it('is possible for a time of which something is to come', () => {
    expect(checkDelegation(written, 1, true, NOW)).toEqual({ delegation: written });
    const begun = { ...written, from: NOW - HOUR };
    expect(checkDelegation(begun, 1, true, NOW)).toEqual({ delegation: begun });
  });

  it.each([
    [{ delegateId: 1 }, true, { error: 'delegate_self', field: 'delegateId' }],
    [{}, false, { error: 'search_manager_405', field: 'delegateId' }],
    [{ from: null }, true, { error: 'date_validate_error', field: 'fromTime' }],
    [{ until: null }, true, { error: 'date_validate_error', field: 'untilTime' }],
    [{ until: NOW }, true, { error: 'date_validate_error', field: 'untilTime' }],
    [{ from: NOW + HOUR }, true, { error: 'date_validate_error', field: 'untilTime' }],
    [{ until: NOW + 9000 * HOUR }, true, { error: 'date_validate_error', field: 'untilTime' }],
  ])('is refused for %j', (change, decides, fault) => {
    expect(checkDelegation({ ...written, ...change }, 1, decides, NOW)).toEqual(fault);
  });
});

describe('a request that expires', () => {
  const request = {
    decisionState: 0,
    expired: false,
    requesterId: 7,
    startTime: iso(NOW),
    endTime: iso(NOW + 9 * HOUR),
    effectiveFrom: null,
    answerBy: iso(NOW + 2 * HOUR),
  };

  it('can be approved until then, and says so', () => {
    expect(answerableUntil(request)).toBe(NOW + 2 * HOUR);
    expect(answerableUntil({ ...request, decisionState: 2 })).toBe(NOW + 9 * HOUR);
    expect(approvalSentence(request, NOW)).toMatchObject({ kind: 'waiting', by: request.answerBy });
    expect(approvalSentence(request, NOW + 2 * HOUR)).toMatchObject({ kind: 'unanswered', by: request.answerBy });
    const late = { ...request, answerBy: iso(NOW + 10 * HOUR) };
    expect(approvalSentence(late, NOW + 9 * HOUR)).toEqual({
      kind: 'expired',
      from: request.startTime,
      to: request.endTime,
    });
  });

  it('offers no approval any more', () => {
    const manager = { id: 1, type: 'Manager' };
    expect(offeredDecisions(request, manager, NOW)).toMatchObject({ approve: true });
    expect(offeredDecisions(request, manager, NOW + 2 * HOUR)).toEqual({
      approve: false,
      reject: true,
      because: 'request_expired',
    });
  });
});

describe('a request with chosen approvers', () => {
  const manager = { id: 1, type: 'Manager' };
  const request = { decisionState: 0, expired: false, requesterId: 7, endTime: iso(NOW + HOUR) };
  const none = { approve: false, reject: false } as const;

  it.each([
    [0, true, { approve: true, reject: true, because: null }],
    [0, false, { ...none, because: 'not_your_turn' }],
    [1, true, { ...none, because: 'team_decided' }],
    [2, false, { approve: false, reject: true, because: null }],
  ])('in the state %i, with the turn of the person %s, offers %j', (decisionState, mayAnswer, offered) => {
    expect(offeredDecisions({ ...request, decisionState, team: { mayAnswer } }, manager, NOW)).toEqual(offered);
  });

  it.each([
    [0, true, null],
    [0, false, 'not_your_turn'],
    [1, true, 'team_decided'],
  ])('in the state %i, with the turn of the person %s, takes an approval: %s', (state, mayAnswer, fault) => {
    const decided = { state, requesterId: 7, end: NOW + HOUR, version: 3, team: { mayAnswer } };
    const seenVersion = state === 0 ? null : 3;
    expect(checkDecision({ accept: true, reason: '', seenVersion }, decided, manager, NOW)).toBe(fault);
  });
});
