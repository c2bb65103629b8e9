import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { companyDirectory } from './companyDirectory.ts';

/** One company, with its licenses, its administrators and its device counts. */
export const getCompany = forPerson({ companies: companyDirectory })<'getCompany'>(async ({ path }, { stores }) => {
  const company = await stores.companies.detail(path.companyPk);
  return company ? found([company]) : problem(404, 'not_found');
});
