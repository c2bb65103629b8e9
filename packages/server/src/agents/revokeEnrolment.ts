import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Ends an enrolment token. */
export const revokeEnrolment = forPerson<'revokeEnrolment'>(async ({ path }, { stores }) =>
  (await stores.enrolments.revoke(path.enrolmentPk)) ? done() : problem(404, 'not_found'),
);
