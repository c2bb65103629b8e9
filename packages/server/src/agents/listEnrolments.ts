import { page } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The enrolment tokens of the company. */
export const listEnrolments = forPerson<'listEnrolments'>(async (_request, { stores }) => {
  const records = await stores.enrolments.list();
  return page(records, records.length);
});
