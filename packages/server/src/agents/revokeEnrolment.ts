import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Ends an enrolment token. */
export const revokeEnrolment = forPerson<'revokeEnrolment'>(async ({ path }, { transact }) =>
  transact(async ({ enrolments, audit }) => {
    const label = await enrolments.revoke(path.enrolmentPk);
    if (label === null) return problem(404, 'not_found');
    await audit.writeAdministration([{ act: 'enrolmentRevoked', subject: label }]);
    return done();
  }),
);
