import { found, problem } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { userRecord } from './userRecord.ts';
import { userStore } from './userStore.ts';

/** One person (C-API-06, C-API-07). */
export const getUser = forPerson({ company: companyStore, users: userStore })<'getUser'>(async (
  { path },
  { stores },
) => {
  const access = await stores.users.access(path.userPk);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_permission');
  return found([userRecord(access.user, await stores.company.licenses())]);
});
