import { done, problem } from '../http/index.ts';
import { auditOfCall } from '../audit/index.ts';
import { enrolmentRecords } from './enrolmentRecords.ts';
import { forPerson } from '../members/index.ts';

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
