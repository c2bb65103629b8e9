import { OPERATOR_PAGE_SIZE } from '@remote-console/domain';
import { page } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** A page of the companies that use the service. */
export const listCompanies = forPerson<'listCompanies'>(async ({ query }, { stores }) => {
  const { by = 'name', order = 'asc', limit = OPERATOR_PAGE_SIZE, offset = 0 } = query;
  const text = query.search?.trim() ?? '';
  const search = text === '' ? null : text;
  return page(
    await stores.companies.page({ search, by, order, limit, offset }),
    await stores.companies.count({ search }),
  );
});
