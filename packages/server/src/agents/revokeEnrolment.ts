import { done, problem } from '../http/answers.ts';
import { auditOfCall } from '../audit/auditStore.ts';
import { enrolmentRecords } from './enrolmentRecords.ts';
import { forPerson } from '../members/forPerson.ts';

/** Ends an enrolment token. */
export const revokeEnrolment = forPerson({ audit: auditOfCall, enrolments: enrolmentRecords })<'revokeEnrolment'>(
  async ({ path }, { transact }) =>
    transact(async ({ enrolments, audit }) => {
      const label = await enrolments.revoke(path.enrolmentPk);
      if (label === null) return problem(404, 'not_found');
      await audit.writeAdministration([{ act: 'enrolmentRevoked', subject: label }]);
      return done();
    }),
);
