import { recordedChange, type RecordedChange, TICKET_TABS } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import type { TicketRow } from './ticketRows.ts';

const RUNNING: readonly number[] = TICKET_TABS.approved;

/**
 * Ends the work of a ticket: its temporary account loses its sessions, and their screens are notified. A partner with
 * another current ticket stays logged in, and sees only the devices of that one. The account of an invitation never
 * works again.
 *
 * @returns what changed in the account itself, for the audit; null for nothing.
 */
export async function endWork(
  { query, now, emit }: Connection,
  ticket: Pick<TicketRow, 'pk' | 'company_fk' | 'origin' | 'worker_fk'>,
): Promise<RecordedChange | null> {
  const { worker_fk } = ticket;
  if (worker_fk === null) return null;
  const at = now();
  const other = await query
    .selectFrom('access_tickets')
    .select('pk')
    .where('worker_fk', '=', worker_fk)
    .where('pk', '!=', ticket.pk)
    .where('state', 'in', RUNNING)
    .where('work_start_at', '<=', at)
    .where('work_end_at', '>', at)
    .executeTakeFirst();
  if (other) return null;
  const isOver = ticket.origin === 'invitation';
  if (isOver) {
    await query.updateTable('members').set({ flag_active: 0 }).where('pk', '=', worker_fk).execute();
  }
  const ended = await query.deleteFrom('sessions').where('member_fk', '=', worker_fk).returning('pk').execute();
  for (const { pk } of ended) await emit({ type: 'session_ended', companyId: ticket.company_fk, sessionId: pk });
  return isOver ? recordedChange({ flag_active: 1 }, { flag_active: 0 }) : null;
}
