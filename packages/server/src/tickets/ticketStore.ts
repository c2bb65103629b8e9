import { noteTicket } from '../inbox/index.ts';
import { type NewMail, queueMail } from '../mail/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { setDevicesOfTicket } from './devicesOfTickets.ts';
import { endWork } from './endWork.ts';
import { invitationWriter } from './invitationWriter.ts';
import { ticketReader } from './ticketReader.ts';
import type { TicketRow } from './ticketRows.ts';
import { makeWorker } from './workers.ts';

/** What is written when a ticket is decided. */
export interface TicketChange {
  readonly state: number;
  readonly extra: string;
}

/** The tickets of a company as one person sees and decides on them. */
export function ticketStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { connection, scope, member } = access;

  return {
    ...ticketReader(access),
    ...invitationWriter(access),

    /** Changes the state of a ticket if it is still as read; false when somebody was faster. */
    async change(ticket: TicketRow, { state, extra }: TicketChange): Promise<boolean> {
      const { numUpdatedRows } = await connection.query
        .updateTable('access_tickets')
        .set({ state, extra, appr_fk: scope.memberId, password_hash: null, void_at: null })
        .where('pk', '=', ticket.pk)
        .where('company_fk', '=', scope.companyId)
        .where('state', '=', ticket.state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Sets the devices of a ticket. They must be open to the person. */
    setDevices: (ticketId: number, pks: readonly number[]) => setDevicesOfTicket(connection, scope, ticketId, pks),

    /** Enables the temporary account of an application: the audit entry, or null if the ID is somebody else's. */
    makeWorker: (ticket: TicketRow) => makeWorker(connection, ticket),

    /** Ends the sessions of a ticket's temporary account; what changed in the account, for the audit. */
    endWork: (ticket: TicketRow) => endWork(connection, ticket),

    /** Adds the outcome of a ticket to the inbox of its account, and marks it as read for those who decide. */
    note: (ticket: TicketRow, code: 'work_approved' | 'work_rejected' | 'work_ended') =>
      noteTicket(connection, ticket, code, member.company_name),

    /** Queues an email together with what it reports. */
    mail: (mail: NewMail) => queueMail(connection, mail, { kind: 'ticket', companyId: scope.companyId }),
  };
}

/** The return type of `ticketStore`. */
export type TicketStore = ReturnType<typeof ticketStore>;
