import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approverStore } from './approverStore.ts';

/** Who decides on the caller's requests (A-MANAGER-10). */
export const getApprover = forPerson({ approvers: approverStore })<'getApprover'>(async (
  _request,
  { session, stores },
) => {
  const approver = await stores.approvers.ofPerson(session.member.approver_fk);
  return approver ? found([approver]) : problem(405, 'search_manager_405');
});
