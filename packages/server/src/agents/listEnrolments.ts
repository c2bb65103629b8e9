import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { enrolmentLists } from './enrolmentLists.ts';

/** The enrollment tokens of the company. */
export const listEnrolments = forPerson({ enrolments: enrolmentLists })<'listEnrolments'>(async (
  _request,
  { stores },
) => {
  const records = await stores.enrolments.list();
  return page(records, records.length);
});
