import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkApprovalPolicy,
  delegateNow,
  mayAnswer,
  readExpiryHours,
  seatOf,
  seatState,
  teamOutcome,
  teamStatus,
  USUAL_APPROVAL_POLICY,
  whoIsAsked,
  type ApprovalPolicy,
  type TeamApprover,
  type TeamRule,
} from './index.ts';

const approver = (pk: number, change: Partial<TeamApprover> = {}): TeamApprover => ({
  id: pk,
  present: true,
  answer: null,
  delegateId: null,
  ...change,
});

describe('chosen approvers', () => {
  const pks = (rule: TeamRule, approvers: readonly TeamApprover[]) =>
    teamStatus(rule, approvers).turn.map(({ id }) => id);

  it('are asked at once, or one after the other in their order', () => {
    const three = [approver(3), approver(1), approver(2)];
    expect([pks('any', three), pks('all', three), pks('ordered', three)]).toEqual([[3, 1, 2], [3, 1, 2], [3]]);
    const begun = [approver(3, { answer: 'approved' }), approver(1), approver(2)];
    expect([pks('all', begun), pks('ordered', begun)]).toEqual([[1, 2], [1]]);
  });

  it.each([
    ['any', true, 'decided'],
    ['any', false, 'decided'],
    ['all', true, 'kept'],
    ['all', false, 'decided'],
    ['ordered', true, 'kept'],
    ['ordered', false, 'decided'],
  ] as const)('%s: the first of two who answers %s leaves it %s', (rule, accept, kind) => {
    expect(teamOutcome(rule, [approver(1), approver(2)], 1, accept)).toEqual({ kind, approverId: 1 });
  });

  it('decide with their last approval', () => {
    const last = [approver(1, { answer: 'approved' }), approver(2)];
    for (const rule of ['all', 'ordered'] as const) {
      expect(teamOutcome(rule, last, 2, true)).toEqual({ kind: 'decided', approverId: 2 });
    }
  });

  it('are passed over when they are gone, and leave it to whoever decides when nobody is left', () => {
    const gone = approver(1, { present: false });
    expect(pks('ordered', [gone, approver(2)])).toEqual([2]);
    expect(teamOutcome('all', [gone, approver(2)], 2, true)).toEqual({ kind: 'decided', approverId: 2 });
    const none = [gone, approver(2, { answer: 'approved' })];
    expect(teamStatus('all', none)).toEqual({ turn: [], usual: true });
    expect(mayAnswer(teamStatus('all', none), 77)).toBe(true);
    expect(teamOutcome('all', none, 77, true)).toEqual({ kind: 'decided', approverId: null });
  });

  it('are represented by their delegate, who is asked in their place', () => {
    const away = [approver(1, { delegateId: 9 }), approver(2)];
    expect([...whoIsAsked(teamStatus('all', away))]).toEqual([
      [1, 9],
      [2, 2],
    ]);
    expect(teamOutcome('ordered', away, 9, true)).toEqual({ kind: 'kept', approverId: 1 });
    expect(teamOutcome('ordered', away, 1, true)).toEqual({ kind: 'kept', approverId: 1 });
    // A person who is also an approver answers for themselves first.
    const both = [approver(1, { delegateId: 2 }), approver(2)];
    expect(seatOf(teamStatus('all', both), 2)?.id).toBe(2);
  });

  it('are shown as they are', () => {
    const some = [approver(1, { answer: 'approved' }), approver(2), approver(3), approver(4, { present: false })];
    const status = teamStatus('ordered', some);
    expect(some.map((one) => seatState(one, status, false))).toEqual(['approved', 'asked', 'later', 'gone']);
    expect(some.map((one) => seatState(one, status, true))).toEqual(['approved', 'unneeded', 'unneeded', 'gone']);
  });
});

type Happening =
  | { readonly kind: 'answer'; readonly by: number; readonly accept: boolean }
  | { readonly kind: 'gone'; readonly id: number }
  | { readonly kind: 'away'; readonly id: number; readonly delegate: number | null };

const PEOPLE = [1, 2, 3, 4, 5] as const;
const DELEGATES = [1, 2, 3, 11, 12] as const;
const happenings = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      by: fc.constantFrom(...PEOPLE, 11, 12, 99),
      accept: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('gone' as const), id: fc.constantFrom(...PEOPLE) }),
    fc.record({
      kind: fc.constant('away' as const),
      id: fc.constantFrom(...PEOPLE),
      delegate: fc.option(fc.constantFrom(...DELEGATES)),
    }),
  ),
  { maxLength: 30 },
);
const teams = fc.record({
  rule: fc.constantFrom('any', 'all', 'ordered'),
  ids: fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1 }),
  happenings,
});

interface Decided {
  readonly decisions: readonly { readonly by: number; readonly accept: boolean; readonly usual: boolean }[];
  readonly approvers: readonly TeamApprover[];
}

/** Applies events to a request until it is decided, checking each step. */
function runSteps(
  rule: TeamRule,
  pks: readonly number[],
  steps: readonly Happening[],
  look: (before: readonly TeamApprover[], step: Happening, after: readonly TeamApprover[]) => void,
): Decided {
  let approvers: readonly TeamApprover[] = pks.map((pk) => approver(pk));
  const decisions: { by: number; accept: boolean; usual: boolean }[] = [];
  for (const step of steps) {
    if (decisions.length > 0) break;
    const before = approvers;
    if (step.kind === 'answer') {
      const outcome = teamOutcome(rule, approvers, step.by, step.accept);
      if (outcome.kind !== 'refused') {
        const answer = step.accept ? ('approved' as const) : ('rejected' as const);
        approvers = approvers.map((one) => (one.id === outcome.approverId ? { ...one, answer } : one));
        if (outcome.kind === 'decided') {
          decisions.push({ by: step.by, accept: step.accept, usual: outcome.approverId === null });
        }
      }
    } else if (step.kind === 'gone') {
      approvers = approvers.map((one) => (one.id === step.id ? { ...one, present: false } : one));
    } else {
      const delegateId = step.delegate === step.id ? null : step.delegate;
      approvers = approvers.map((one) => (one.id === step.id ? { ...one, delegateId } : one));
    }
    look(before, step, approvers);
  }
  return { decisions, approvers };
}

describe('several approvers, in any order of answers, removals and absences', () => {
  it('take one decision at most, which a rejection always is, and nobody answers who may not', () => {
    fc.assert(
      fc.property(teams, ({ rule, ids, happenings: steps }) => {
        runSteps(rule, ids, steps, (before, step, after) => {
          if (step.kind !== 'answer') return;
          const status = teamStatus(rule, before);
          const changed = after.filter((one, index) => one !== before[index]);
          expect(changed.length).toBeLessThanOrEqual(1);
          const outcome = teamOutcome(rule, before, step.by, step.accept);
          expect(outcome.kind === 'refused').toBe(!mayAnswer(status, step.by));
          if (!step.accept) expect(outcome.kind).not.toBe('kept');
          for (const one of changed) {
            const old = before.find(({ id }) => id === one.id);
            expect(old).toMatchObject({ present: true, answer: null });
            expect([one.id, old?.delegateId]).toContain(step.by);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('approve together only when everybody approved who was still there', () => {
    fc.assert(
      fc.property(teams, ({ rule, ids, happenings: steps }) => {
        const { decisions, approvers } = runSteps(rule, ids, steps, () => undefined);
        const [decision] = decisions;
        if (!decision?.accept || decision.usual || rule === 'any') return;
        for (const { present, answer } of approvers) {
          if (present) expect(answer).toBe('approved');
          expect(answer).not.toBe('rejected');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('one after the other never pass over somebody who is there', () => {
    fc.assert(
      fc.property(teams, ({ ids, happenings: steps }) => {
        runSteps('ordered', ids, steps, (before, step, after) => {
          if (step.kind !== 'answer') return;
          const answered = after.findIndex((one, index) => one !== before[index]);
          for (const { present, answer } of before.slice(0, Math.max(answered, 0))) {
            expect(present && answer === null).toBe(false);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('never wait for nobody: as long as it is not decided, somebody may answer', () => {
    fc.assert(
      fc.property(teams, ({ rule, ids, happenings: steps }) => {
        const { decisions, approvers } = runSteps(rule, ids, steps, () => undefined);
        const { turn, usual } = teamStatus(rule, approvers);
        expect(decisions.length > 0 || turn.length > 0 || usual).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a delegate', () => {
  const HOUR = 3_600_000;
  const delegation = { delegateId: 2, from: HOUR, until: 2 * HOUR };
  const circumstances = { requesterId: 7, mayDecide: () => true, now: HOUR };

  it('answers from the first moment until just before the last', () => {
    expect(delegateNow(delegation, circumstances)).toBe(2);
    expect(delegateNow(delegation, { ...circumstances, now: HOUR - 1 })).toBeNull();
    expect(delegateNow(delegation, { ...circumstances, now: 2 * HOUR - 1 })).toBe(2);
    expect(delegateNow(delegation, { ...circumstances, now: 2 * HOUR })).toBeNull();
    expect(delegateNow(null, circumstances)).toBeNull();
  });

  it('is never the requester, nor somebody who may not decide', () => {
    expect(delegateNow(delegation, { ...circumstances, requesterId: 2 })).toBeNull();
    expect(delegateNow(delegation, { ...circumstances, mayDecide: (pk) => pk !== 2 })).toBeNull();
  });
});

describe('what a group says of requests', () => {
  const able = (pk: number) => pk < 10;
  const policy = (change: Partial<ApprovalPolicy>): ApprovalPolicy => ({ ...USUAL_APPROVAL_POLICY, ...change });

  it.each([
    [policy({}), null],
    [policy({ expiryHours: 1 }), null],
    [policy({ expiryHours: 720 }), null],
    [policy({ rule: 'all', approvers: [1, 2] }), null],
    [policy({ expiryHours: 0 }), { error: 'invalid_data', field: 'expiryHours' }],
    [policy({ expiryHours: 721 }), { error: 'invalid_data', field: 'expiryHours' }],
    [policy({ expiryHours: 1.5 }), { error: 'invalid_data', field: 'expiryHours' }],
    [policy({ rule: 'any' }), { error: 'approvers_missing', field: 'approvers' }],
    [policy({ approvers: [1] }), { error: 'invalid_data', field: 'approvers' }],
    [policy({ rule: 'ordered', approvers: [1, 1] }), { error: 'invalid_data', field: 'approvers' }],
    [policy({ rule: 'all', approvers: [1, 10] }), { error: 'search_manager_405', field: 'approvers' }],
  ])('is checked: %j', (said, fault) => {
    expect(checkApprovalPolicy(said, able)).toEqual(fault);
  });

  it.each([
    ['', null],
    [' 24 ', 24],
    ['720', 720],
    ['0', 'invalid_data'],
    ['721', 'invalid_data'],
    ['1.5', 'invalid_data'],
    ['-3', 'invalid_data'],
    ['x', 'invalid_data'],
  ])('reads hours typed as %j', (typed, hours) => {
    expect(readExpiryHours(typed)).toBe(hours);
  });
});
