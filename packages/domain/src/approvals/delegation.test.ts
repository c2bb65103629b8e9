import { describe, expect, it } from 'vitest';
import { approvalSentence, answerableUntil, checkDelegation, checkDecision, offeredDecisions } from './index.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 3);
const iso = (at: number) => new Date(at).toISOString();

describe('naming a delegate', () => {
  const written = { delegatePk: 2, from: NOW, until: NOW + HOUR };

  it('is possible for a time of which something is to come', () => {
    expect(checkDelegation(written, 1, true, NOW)).toEqual({ delegation: written });
    const begun = { ...written, from: NOW - HOUR };
    expect(checkDelegation(begun, 1, true, NOW)).toEqual({ delegation: begun });
  });

  it.each([
    [{ delegatePk: 1 }, true, { error: 'delegate_self', field: 'delegate_pk' }],
    [{}, false, { error: 'search_manager_405', field: 'delegate_pk' }],
    [{ from: null }, true, { error: 'date_validate_error', field: 'from_time' }],
    [{ until: null }, true, { error: 'date_validate_error', field: 'until_time' }],
    [{ until: NOW }, true, { error: 'date_validate_error', field: 'until_time' }],
    [{ from: NOW + HOUR }, true, { error: 'date_validate_error', field: 'until_time' }],
    [{ until: NOW + 9000 * HOUR }, true, { error: 'date_validate_error', field: 'until_time' }],
  ])('is refused for %j', (change, decides, fault) => {
    expect(checkDelegation({ ...written, ...change }, 1, decides, NOW)).toEqual(fault);
  });
});

describe('a request that expires', () => {
  const request = {
    approve_state: 0,
    expired: false,
    requester_fk: 7,
    start_time: iso(NOW),
    end_time: iso(NOW + 9 * HOUR),
    effective_from: null,
    answer_by: iso(NOW + 2 * HOUR),
  };

  it('can be approved until then, and says so', () => {
    expect(answerableUntil(request)).toBe(NOW + 2 * HOUR);
    expect(answerableUntil({ ...request, approve_state: 2 })).toBe(NOW + 9 * HOUR);
    expect(approvalSentence(request, NOW)).toMatchObject({ kind: 'waiting', by: request.answer_by });
    expect(approvalSentence(request, NOW + 2 * HOUR)).toMatchObject({ kind: 'unanswered', by: request.answer_by });
    const late = { ...request, answer_by: iso(NOW + 10 * HOUR) };
    expect(approvalSentence(late, NOW + 9 * HOUR)).toEqual({
      kind: 'expired',
      from: request.start_time,
      to: request.end_time,
    });
  });

  it('offers no approval any more', () => {
    const manager = { pk: 1, type: 'Manager' };
    expect(offeredDecisions(request, manager, NOW)).toMatchObject({ approve: true });
    expect(offeredDecisions(request, manager, NOW + 2 * HOUR)).toEqual({
      approve: false,
      reject: true,
      because: 'request_expired',
    });
  });
});

describe('a request with chosen approvers', () => {
  const manager = { pk: 1, type: 'Manager' };
  const request = { approve_state: 0, expired: false, requester_fk: 7, end_time: iso(NOW + HOUR) };
  const none = { approve: false, reject: false } as const;

  it.each([
    [0, true, { approve: true, reject: true, because: null }],
    [0, false, { ...none, because: 'not_your_turn' }],
    [1, true, { ...none, because: 'team_decided' }],
    [2, false, { approve: false, reject: true, because: null }],
  ])('in the state %i, with the turn of the person %s, offers %j', (approve_state, may_answer, offered) => {
    expect(offeredDecisions({ ...request, approve_state, team: { may_answer } }, manager, NOW)).toEqual(offered);
  });

  it.each([
    [0, true, null],
    [0, false, 'not_your_turn'],
    [1, true, 'team_decided'],
  ])('in the state %i, with the turn of the person %s, takes an approval: %s', (state, may_answer, fault) => {
    const decided = { state, requesterPk: 7, end: NOW + HOUR, version: 3, team: { may_answer } };
    const seenVersion = state === 0 ? null : 3;
    expect(checkDecision({ accept: true, reason: '', seenVersion }, decided, manager, NOW)).toBe(fault);
  });
});
