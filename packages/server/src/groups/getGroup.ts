import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupStore } from './groupStore.ts';

/** One group (B-GROUP-29, C-API-13). */
export const getGroup = forPerson({ groups: groupStore })<'getGroup'>(async ({ path }, { stores }) => {
  const access = await stores.groups.access(path.groupPk);
  if (access.kind === 'closed' || (access.kind === 'open' && access.byTicket)) {
    return problem(403, 'no_group_access');
  }
  const group = access.kind === 'open' ? await stores.groups.detail(path.groupPk) : null;
  return group ? found([group]) : problem(404, 'not_found');
});
