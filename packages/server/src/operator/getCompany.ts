import { found, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** One company, with its licenses, its managers and how many devices it had. */
export const getCompany = forPerson<'getCompany'>(async ({ path }, { stores }) => {
  const company = await stores.companies.detail(path.companyPk);
  return company ? found([company]) : problem(404, 'not_found');
});
