import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approverStore } from './approverStore.ts';

/** The person with an ID or a name who can be an approver (A-MANAGER-11, C-ADDUSER-10, C-ADDUSER-11). */
export const searchApprover = forPerson({ approvers: approverStore })<'searchApprover'>(async (
  { query },
  { stores },
) => {
  const approver = await stores.approvers.named(query.name ?? '');
  return approver ? found([approver]) : problem(405, 'search_manager_405', 'name');
});
