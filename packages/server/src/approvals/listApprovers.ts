import { decidesOnRequests } from '@remote-console/domain';
import { roleWord } from '../members/roles.ts';
import { page, problem } from '../http/answers.ts';
import { approverStore } from '../users/approverStore.ts';
import { forPerson } from '../members/forPerson.ts';

/** Everybody who decides on requests, for whoever does. */
export const listApprovers = forPerson({ approvers: approverStore })<'listApprovers'>(async (
  _request,
  { session, stores },
) => {
  const { member } = session;
  if (!decidesOnRequests({ ...member, type: roleWord(member) })) return problem(403, 'no_permission');
  const approvers = await stores.approvers.all();
  return page(approvers, approvers.length);
});
