import { decidesOnRequests } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approverStore } from '../users/index.ts';

/** Everybody who decides on requests; only for those who do. */
export const listApprovers = forPerson({ approvers: approverStore })<'listApprovers'>(async (
  _request,
  { session, stores },
) => {
  if (!decidesOnRequests(session.member)) return problem(403, 'no_permission');
  const approvers = await stores.approvers.all();
  return page(approvers, approvers.length);
});
