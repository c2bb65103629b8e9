import type { AdministrationAct } from '@remote-console/domain';
import { auditOfCall, type CallAudit } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson, type PersonContext } from '../members/index.ts';
import { type MailOffice, mailOffice } from './mailOffice.ts';

type Act = Extract<AdministrationAct, 'mailRetried' | 'mailDiscarded'>;

/** Changes a waiting email, and records that with its recipient. */
function changeMail(
  pk: number,
  act: Act,
  { transact }: PersonContext<{ readonly audit: CallAudit; readonly mailOffice: MailOffice }>,
) {
  return transact(async ({ mailOffice, audit }) => {
    const change = await (act === 'mailRetried' ? mailOffice.retry(pk) : mailOffice.discard(pk));
    switch (change.kind) {
      case 'gone':
        return problem(404, 'not_found');
      case 'in-progress':
        return problem(409, 'mail_in_progress');
      case 'done':
        await audit.writeAdministration([{ act, subject: change.recipient }]);
        return done();
    }
  });
}

/** Retries an email right away. */
export const retryMail = forPerson({ audit: auditOfCall, mailOffice })<'retryMail'>(({ path }, context) =>
  changeMail(path.mailPk, 'mailRetried', context),
);

/** Abandons an email. */
export const discardMail = forPerson({ audit: auditOfCall, mailOffice })<'discardMail'>(({ path }, context) =>
  changeMail(path.mailPk, 'mailDiscarded', context),
);
