import { found, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** One group (B-GROUP-29, C-API-13). */
export const getGroup = forPerson<'getGroup'>(async ({ path }, { stores }) => {
  const standing = await stores.groups.standing(path.groupPk);
  if (standing.kind === 'closed' || (standing.kind === 'open' && standing.byTicket)) {
    return problem(403, 'no_group_access');
  }
  const group = standing.kind === 'open' ? await stores.groups.detail(path.groupPk) : null;
  return group ? found([group]) : problem(404, 'not_found');
});
