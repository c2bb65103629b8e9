import type { Ticket, TicketApprover } from '@remote-console/api-client/contract';
import { type MailConfirmation, mailConfirmation } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { instantText, type Schema } from '../database/index.ts';

/** A ticket as stored. */
export type TicketRow = Selectable<Schema['access_tickets']>;

/** A ticket with the people it names and who decided. */
export type JoinedTicket = TicketRow & {
  readonly named_name: string | null;
  readonly named_position: string | null;
  readonly named_part: string | null;
  readonly decided_name: string | null;
  readonly decided_position: string | null;
  readonly decided_part: string | null;
};

function approver(
  id: number | null,
  name: string | null,
  position: string | null,
  part: string | null,
): TicketApprover | null {
  return id === null || name === null ? null : { id, name, position: position ?? '', part: part ?? '' };
}

/** Whether the address of a ticket is confirmed, from its row. */
export function ticketMailConfirmation(row: Pick<TicketRow, 'confirm_hash' | 'mail_confirmed_at'>): MailConfirmation {
  return mailConfirmation({ isAsked: row.confirm_hash !== null, confirmedAt: row.mail_confirmed_at });
}

/** A ticket as it is sent. */
export function ticketRecord(row: JoinedTicket, devices: Ticket['devices']): Ticket {
  return {
    ticketId: row.pk,
    state: row.state,
    requestedTime: instantText(row.created_at),
    requesterCompany: row.reqr_user_company,
    requesterUserName: row.reqr_user_name,
    requesterDepartment: row.reqr_user_part,
    workStartDate: instantText(row.work_start_at),
    workEndDate: instantText(row.work_end_at),
    workReason: row.work_reason,
    devices,
    requesterApprover: approver(row.reqr_appr_fk, row.named_name, row.named_position, row.named_part),
    approvingManager: approver(row.appr_fk, row.decided_name, row.decided_position, row.decided_part),
    worker: row.worker_mgrid === '' ? null : { loginId: row.worker_mgrid },
    extra: row.extra,
    mail: row.mail,
    mailConfirmation: ticketMailConfirmation(row),
  };
}
