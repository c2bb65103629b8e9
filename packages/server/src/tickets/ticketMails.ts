import { formatZonedPeriod } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';
import { instantText } from '../database/index.ts';
import { composeMail, type NewMail } from '../mail/index.ts';
import type { TicketRow } from './ticketRows.ts';

/** What happened to a ticket. */
export type TicketNews = 'approved' | 'rejected' | 'ended' | 'void';

const TICKET_MAILS = await textsInEveryLanguage('ticketMails');

/** What an email about a ticket says besides the ticket. */
export interface TicketMailFacts {
  readonly companyName: string;
  /** What the approver wrote; empty for nothing. */
  readonly extra: string;
  /** Address of the partner login; null in emails that do not link there. */
  readonly page: string | null;
  /** The time zone of the approver, because the requester has stated none; null in emails without times. */
  readonly timeZoneId: number | null;
}

type Ticket = Pick<TicketRow, 'mail' | 'lang_code' | 'work_start_at' | 'work_end_at'>;

/** When and where an accepted partner can log in. The times are on the approver's clock, with the name of that zone. */
function accessOf(ticket: Ticket, { page, timeZoneId }: TicketMailFacts): readonly string[] {
  const text = TICKET_MAILS[ticket.lang_code];
  const period = { from: instantText(ticket.work_start_at), to: instantText(ticket.work_end_at) };
  const times = formatZonedPeriod(period, { timeZoneId }, ticket.lang_code);
  return ['', text('access', times), text('logIn'), ...(page === null ? [] : [page])];
}

/** The email to the requester of a ticket, in the language of the application. */
export function ticketMail(news: TicketNews, ticket: Ticket, facts: TicketMailFacts): NewMail {
  const text = TICKET_MAILS[ticket.lang_code];
  const { companyName: company, extra: message } = facts;
  const lines = [
    text(`happened_${news}`, { company }),
    ...(news === 'approved' ? accessOf(ticket, facts) : []),
    ...(message === '' ? [] : ['', text('message', { message })]),
  ];
  return composeMail(ticket.mail, ticket.lang_code, { subject: text(`subject_${news}`, { company }), lines });
}
