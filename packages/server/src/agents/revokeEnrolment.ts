import { auditOfCall } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { enrolmentRecords } from './enrolmentRecords.ts';

/** Ends an enrollment token. */
export const revokeEnrolment = forPerson({ audit: auditOfCall, enrolments: enrolmentRecords })<'revokeEnrolment'>(
  async ({ path }, { transact }) =>
    transact(async ({ enrolments, audit }) => {
      const label = await enrolments.revoke(path.enrolmentPk);
      if (label === null) return problem(404, 'not_found');
      await audit.writeAdministration([{ act: 'enrolmentRevoked', subject: label }]);
      return done();
    }),
);
