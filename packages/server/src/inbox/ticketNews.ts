import type { Connection } from '../database/index.ts';
import { addToInbox, type InboxNews, type InboxWriting } from './addToInbox.ts';
import { applicantOf, decidersAnd } from './recipients.ts';
import { settleTickets } from './settleInbox.ts';

/** A ticket, as an item describes it. */
export interface NewsOfTicket {
  readonly pk: number;
  readonly company_fk: number;
  readonly mail_key: string;
}

/** A partner applies: it is pending for everybody who decides, and for the approver that the application names. */
export const noteApplication = (
  connection: InboxWriting,
  application: {
    readonly ticketId: number;
    readonly companyId: number;
    readonly applicant: string;
    readonly applicantCompany: string;
    readonly managerId: number;
  },
  mailed: InboxNews['mailed'],
): Promise<void> =>
  addToInbox(connection, {
    companyId: application.companyId,
    code: 'partner_applied',
    facts: { person: application.applicant, company: application.applicantCompany },
    about: `ticket:${application.ticketId}`,
    ticketId: application.ticketId,
    recipients: decidersAnd(application.managerId),
    ...(mailed === undefined ? {} : { mailed }),
  });

/** A ticket was decided or ended: nobody else needs to look at it, and the partner gets the decision, as by email. */
export async function noteTicket(
  connection: Connection,
  ticket: NewsOfTicket,
  code: 'work_approved' | 'work_rejected' | 'work_ended',
  company: string,
): Promise<void> {
  await settleTickets(connection, [ticket.pk]);
  await addToInbox(connection, {
    companyId: ticket.company_fk,
    code,
    facts: { company },
    about: `ticket:${ticket.pk}:${code}`,
    ticketId: ticket.pk,
    recipients: applicantOf(ticket),
    mailed: 'everybody',
  });
}
