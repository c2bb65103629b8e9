import {
  answerableUntil,
  APPROVAL_STATES,
  checkDecision,
  type DecisionFault,
  effectWindow,
  isInEffect,
  type TeamOutcome,
  teamOutcome,
} from '@remote-console/domain';
import type { PersonEventStore } from '../events/index.ts';
import { type AnswerOf, found, problem, type RequestOf } from '../http/index.ts';
import { type PersonContext, roleOf } from '../members/index.ts';
import { approvalMail } from './approvalMails.ts';
import type { ApprovalStore } from './approvalStore.ts';
import type { FoundApproval } from './approvalWriter.ts';
import { askTeam } from './team/askTeam.ts';

type Answer = AnswerOf<'sendApproval'>;
type Decision = Extract<RequestOf<'sendApproval'>['body'], { isAccepted: unknown }>;

function refused(fault: DecisionFault): Answer {
  switch (fault) {
    case 'no_permission':
    case 'own_request':
    case 'not_your_turn':
    case 'team_decided':
      return problem(403, fault);
    case 'approvals_reason':
    case 'denial_reason_given':
      return problem(400, fault, 'decisionReason');
    case 'device_deleted':
    case 'already_decided':
    case 'changed_meanwhile':
    case 'request_expired':
      return problem(409, fault);
  }
}

/** Stores an answer of a chosen approver, and returns whether it decides the request. */
async function answerForTeam(
  { approvals }: { readonly approvals: ApprovalStore },
  { pk, team, approve_state }: FoundApproval,
  { pk: personId, name }: { readonly pk: number; readonly name: string },
  accept: boolean,
): Promise<TeamOutcome['kind']> {
  if (!team || approve_state !== APPROVAL_STATES.inProgress) return 'decided';
  const outcome = teamOutcome(team.rule, team.seats, personId, accept);
  if (outcome.kind !== 'refused' && outcome.approverId !== null) {
    await approvals.team.keep({
      approvalId: pk,
      approverId: outcome.approverId,
      answer: accept ? 'approved' : 'rejected',
      by: { pk: personId, name },
    });
  }
  return outcome.kind;
}

/** What follows from an answer that does not decide yet: the next approvers are asked. */
async function keptAnswer(
  stores: { readonly approvals: ApprovalStore; readonly events: PersonEventStore },
  approval: FoundApproval,
  publicUrl: string,
): Promise<Answer> {
  await stores.approvals.team.prolong(approval.pk);
  await askTeam(stores, approval, publicUrl);
  const kept = await stores.approvals.find(approval.pk);
  if (!kept) throw new Error('The request that was answered just now is not there.');
  await stores.events.tellApproval(approval.pk, approval.requester.pk);
  return found([kept.record]);
}

/**
 * Decides on a request, or answers it where others have to answer as well. The requester is informed by email and on
 * the open screens, with the time from which a late approval is in effect; the device's screens if it opens or closes.
 */
export async function decideOnApproval(
  body: Decision,
  {
    session,
    transact,
    publicUrl,
    now,
  }: PersonContext<{ readonly approvals: ApprovalStore; readonly events: PersonEventStore }>,
): Promise<Answer> {
  const { member } = session;
  const accept = body.isAccepted;
  const reason = body.decisionReason ?? '';
  return transact(async (stores): Promise<Answer> => {
    await stores.approvals.team.lock(body.id);
    const approval = await stores.approvals.find(body.id);
    if (!approval) return problem(404, 'not_found');
    const fault = checkDecision(
      { accept, reason, seenVersion: body.version ?? null },
      {
        state: approval.record.decisionState,
        requesterId: approval.requester.pk,
        end: answerableUntil(approval.record),
        team: approval.record.team,
        version: approval.record.version,
      },
      { ...roleOf(member), id: member.pk },
      now(),
    );
    if (fault) return refused(fault);
    const answer = await answerForTeam(stores, approval, member, accept);
    if (answer === 'refused') return refused('not_your_turn');
    if (answer === 'kept') return keptAnswer(stores, approval, publicUrl());
    if (!(await stores.approvals.decide(approval, accept, reason.trim()))) {
      return problem(409, body.version === undefined ? 'already_decided' : 'changed_meanwhile');
    }
    const decided = await stores.approvals.find(approval.pk);
    if (!decided) throw new Error('The request that was decided on just now is not there.');
    const news = accept ? 'approved' : 'rejected';
    await stores.approvals.mail(approvalMail(news, decided.requester, decided, publicUrl()));
    await stores.events.tellApproval(approval.pk, approval.requester.pk);
    await stores.approvals.noteDecided(decided, accept);
    if (approval.groupId !== null && isInEffect(effectWindow(approval.period, now()), now())) {
      await stores.events.tellDevice('device_changed', {
        deviceId: approval.record.deviceId,
        groupId: approval.groupId,
      });
    }
    return found([decided.record]);
  });
}
