import { checkDecision, type DecisionFault, effectWindow, isInEffect } from '@remote-console/domain';
import type { PersonContext } from '../accounts/personContext.ts';
import { roleWord } from '../accounts/profile.ts';
import { type AnswerOf, found, problem } from '../http/answers.ts';
import type { RequestOf } from '../http/operation.ts';
import { approvalMail } from './approvalMails.ts';

type Answer = AnswerOf<'sendApproval'>;
type Decision = Extract<RequestOf<'sendApproval'>['body'], { is_accept: unknown }>;

function refused(fault: DecisionFault): Answer {
  switch (fault) {
    case 'no_permission':
    case 'own_request':
      return problem(403, fault);
    case 'approvals_reason':
    case 'denial_reason_given':
      return problem(400, fault, 'react_reason');
    case 'device_deleted':
    case 'already_decided':
    case 'changed_meanwhile':
    case 'request_expired':
      return problem(409, fault);
  }
}

/**
 * Decides on a request. The requester is informed by mail and on the open screens, with the time from which an approval
 * that came late is in effect; the device's screens are informed when it opens or closes by it.
 */
export async function decideOnApproval(
  body: Decision,
  { session, transact, publicUrl, now }: PersonContext,
): Promise<Answer> {
  const { member } = session;
  const accept = body.is_accept === 1;
  const reason = body.react_reason ?? '';
  return transact(async (stores): Promise<Answer> => {
    const approval = await stores.approvals.find(body.pk);
    if (!approval) return problem(404, 'not_found');
    const fault = checkDecision(
      { accept, reason, seenVersion: body.version ?? null },
      {
        state: approval.record.approve_state,
        requesterPk: approval.requester.pk,
        end: approval.period.end,
        version: approval.record.version,
      },
      { ...member, type: roleWord(member) },
      now(),
    );
    if (fault) return refused(fault);
    if (!(await stores.approvals.decide(approval, accept, reason.trim()))) {
      return problem(409, body.version === undefined ? 'already_decided' : 'changed_meanwhile');
    }
    const decided = await stores.approvals.find(approval.pk);
    if (!decided) throw new Error('The request that was decided on just now is not there.');
    const news = accept ? 'approved' : 'rejected';
    await stores.approvals.mail(approvalMail(news, decided.requester, decided, publicUrl()));
    await stores.events.tellApproval(approval.pk, approval.requester.pk);
    await stores.approvals.noteDecided(decided, accept);
    if (approval.groupPk !== null && isInEffect(effectWindow(approval.period, now()), now())) {
      await stores.events.tellDevice('device_changed', {
        devicePk: approval.record.device_fk,
        groupPk: approval.groupPk,
      });
    }
    return found([decided.record]);
  });
}
