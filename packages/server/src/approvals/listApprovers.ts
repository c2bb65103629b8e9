import { decidesOnRequests } from '@remote-console/domain';
import { roleWord } from '../accounts/profile.ts';
import { page, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Everybody who decides on requests, for whoever does. */
export const listApprovers = forPerson<'listApprovers'>(async (_request, { session, stores }) => {
  const { member } = session;
  if (!decidesOnRequests({ ...member, type: roleWord(member) })) return problem(403, 'no_permission');
  const approvers = await stores.approvers.all();
  return page(approvers, approvers.length);
});
