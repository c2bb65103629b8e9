import { OPERATOR_PAGE_SIZE } from '@remote-console/domain';
import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { companyDirectory } from './companyDirectory.ts';

/** A page of the companies that use the service. */
export const listCompanies = forPerson({ companies: companyDirectory })<'listCompanies'>(async (
  { query },
  { stores },
) => {
  const { by = 'name', order = 'asc', limit = OPERATOR_PAGE_SIZE, offset = 0 } = query;
  const text = query.search?.trim() ?? '';
  const search = text === '' ? null : text;
  return page(
    await stores.companies.page({ search, by, order, limit, offset }),
    await stores.companies.count({ search }),
  );
});
