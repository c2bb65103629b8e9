import { answerableUntil, checkWithdrawal } from '@remote-console/domain';
import { personEventStore } from '../events/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approvalStore } from './approvalStore.ts';

/** Withdraws a request of the person, and removes it from the open screens of those who decide. */
export const withdrawApproval = forPerson({ approvals: approvalStore, events: personEventStore })<'withdrawApproval'>(
  async ({ path }, { session, transact, now }) =>
    transact(async (stores) => {
      const { member } = session;
      const approval = await stores.approvals.find(path.approvalPk);
      // Other people's requests are none of the person's business, nor whether they exist.
      if (approval?.requester.pk !== member.pk) return problem(404, 'not_found');
      const fault = checkWithdrawal(
        { state: approval.record.decisionState, end: answerableUntil(approval.record) },
        now(),
      );
      if (fault) return problem(409, fault);
      if (!(await stores.approvals.withdraw(approval))) return problem(409, 'already_decided');
      await stores.events.tellApproval(approval.pk, member.pk);
      await stores.approvals.settle(approval);
      return done();
    }),
);
