import { companyUpdates } from '../agents/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** Asks every agent of the company to update itself (C-FUNC-29). */
export const updateCompany = forPerson({ updates: companyUpdates })<'updateCompany'>(async (
  { path },
  { session, stores },
) => {
  if (path.companyId !== session.member.company_fk) return problem(404, 'not_found');
  return found([{ requested: await stores.updates.requestUpdates() }]);
});
