import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { enrolmentRecords } from './enrolmentRecords.ts';

/** The enrolment tokens of the company. */
export const listEnrolments = forPerson({ enrolments: enrolmentRecords })<'listEnrolments'>(async (
  _request,
  { stores },
) => {
  const records = await stores.enrolments.list();
  return page(records, records.length);
});
