import type { LoginResult } from '@remote-console/api-client/contract';
import { TICKET_STATES, TICKET_TABS } from '@remote-console/domain';
import { admitMember } from '../accounts/index.ts';
import type { Connection } from '../database/index.ts';
import type { Member } from '../members/index.ts';

const RUNNING: readonly number[] = TICKET_TABS.approved;

/**
 * Whether a temporary account is valid now: within the period of one of its tickets (A-PARTNER-10). One that never had
 * a ticket was created by its company for longer, and is valid until the company ends it.
 */
export async function isValidNow({ query, now }: Connection, memberId: number): Promise<boolean> {
  const tickets = await query
    .selectFrom('access_tickets')
    .select(['state', 'work_start_at', 'work_end_at'])
    .where('worker_fk', '=', memberId)
    .execute();
  const at = now();
  return (
    tickets.length === 0 ||
    tickets.some(
      ({ state, work_start_at, work_end_at }) => RUNNING.includes(state) && work_start_at <= at && at < work_end_at,
    )
  );
}

/** Opens the session of a temporary account; its current tickets are then at work. */
export async function admitWorker(connection: Connection, member: Member): Promise<LoginResult> {
  return connection.transact(async (inside) => {
    const { query, now, emit } = inside;
    const begun = await query
      .updateTable('access_tickets')
      .set({ state: TICKET_STATES.onWork })
      .where('worker_fk', '=', member.pk)
      .where('state', '=', TICKET_STATES.approved)
      .where('work_start_at', '<=', now())
      .where('work_end_at', '>', now())
      .returning('pk')
      .execute();
    for (const { pk } of begun) {
      await emit({ type: 'ticket_changed', companyId: member.company_fk, ticketId: pk, workerId: member.pk });
    }
    return admitMember(inside, member);
  });
}
