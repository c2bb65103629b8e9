import { TICKET_STATES, TICKET_TABS } from '@remote-console/domain';
import type { ExpressionBuilder } from 'kysely';
import { writeAdministration } from '../audit/index.ts';
import type { Connection, Schema } from '../database/index.ts';
import { settleTickets } from '../inbox/index.ts';
import { queueMail } from '../mail/index.ts';
import { accessEnded } from './accessEntries.ts';
import { endWork } from './endWork.ts';
import { ticketMail } from './ticketMails.ts';
import type { TicketRow } from './ticketRows.ts';

/** Tickets changed in one transaction; more wait for the next. */
const AT_ONCE = 200;

type Which = (
  eb: ExpressionBuilder<Schema, 'access_tickets'>,
) => ReturnType<ExpressionBuilder<Schema, 'access_tickets'>['and']>;

/** Changes the state of the tickets found by a condition; each by one process only: the change ends the condition. */
async function move({ query }: Connection, which: Which, state: number): Promise<TicketRow[]> {
  return query
    .updateTable('access_tickets')
    .set(state === TICKET_STATES.reject ? { state, password_hash: null, void_at: null } : { state })
    .where(which)
    .where('pk', 'in', (eb) =>
      eb.selectFrom('access_tickets').select('access_tickets.pk').where(which).orderBy('pk').limit(AT_ONCE),
    )
    .returningAll()
    .execute();
}

async function tell({ emit }: Connection, tickets: readonly TicketRow[]): Promise<void> {
  for (const { pk, company_fk, worker_fk } of tickets) {
    await emit({ type: 'ticket_changed', companyId: company_fk, ticketId: pk, workerId: worker_fk });
  }
}

/** Applications that nobody approved in time expire: their state is reject (A-PARTNER-34). */
async function endVoid(connection: Connection): Promise<TicketRow[]> {
  const at = connection.now();
  const isVoid: Which = (eb) =>
    eb.and([eb('access_tickets.state', 'in', TICKET_TABS.requested), eb('access_tickets.void_at', '<=', at)]);
  const tickets = await move(connection, isVoid, TICKET_STATES.reject);
  await settleTickets(
    connection,
    tickets.map(({ pk }) => pk),
  );
  for (const ticket of tickets) {
    const company = await connection.query
      .selectFrom('companies')
      .select('name')
      .where('pk', '=', ticket.company_fk)
      .executeTakeFirstOrThrow();
    const facts = { companyName: company.name, extra: '', page: null, timeZoneId: null };
    const mail = ticketMail('void', ticket, facts);
    await queueMail(connection, mail, { kind: 'ticket', companyId: ticket.company_fk });
  }
  return tickets;
}

/** Ends the work of due tickets, which the audit records in nobody's name. */
async function endAccess(connection: Connection, tickets: readonly TicketRow[]): Promise<void> {
  for (const ticket of tickets) {
    const change = await endWork(connection, ticket);
    const actor = { kind: 'server', companyId: ticket.company_fk } as const;
    await writeAdministration(connection, actor, [accessEnded(ticket, change)]);
  }
}

/** Work whose period has ended is completed, and the sessions of its temporary account end. */
async function endPeriods(connection: Connection): Promise<TicketRow[]> {
  const at = connection.now();
  const isOver: Which = (eb) =>
    eb.and([eb('access_tickets.state', 'in', TICKET_TABS.approved), eb('access_tickets.work_end_at', '<=', at)]);
  const tickets = await move(connection, isOver, TICKET_STATES.completed);
  await endAccess(connection, tickets);
  return tickets;
}

/**
 * A ticket is at work while its temporary account has a session. After that, a partner's ticket is approved again; that
 * of an invitation is completed, because its code works once.
 */
async function endSessions(connection: Connection, origin: TicketRow['origin']): Promise<TicketRow[]> {
  const at = connection.now();
  const isIdle: Which = (eb) =>
    eb.and([
      eb('access_tickets.state', '=', TICKET_STATES.onWork),
      eb('access_tickets.origin', '=', origin),
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.pk')
            .whereRef('sessions.member_fk', '=', 'access_tickets.worker_fk')
            .where('sessions.expires_at', '>', at),
        ),
      ),
    ]);
  const isInvitation = origin === 'invitation';
  const tickets = await move(connection, isIdle, isInvitation ? TICKET_STATES.completed : TICKET_STATES.approved);
  if (isInvitation) await endAccess(connection, tickets);
  return tickets;
}

/**
 * Changes the state of due tickets, and notifies open screens. Any number of processes may do it at the same time.
 *
 * @returns how many tickets were changed.
 */
export async function sweepTickets(connection: Connection): Promise<number> {
  const moved = await connection.transact(async (inside) => {
    const each = [
      await endVoid(inside),
      await endPeriods(inside),
      await endSessions(inside, 'application'),
      await endSessions(inside, 'invitation'),
    ];
    for (const tickets of each) await tell(inside, tickets);
    return each.map(({ length }) => length);
  });
  const total = moved.reduce((sum, length) => sum + length, 0);
  return moved.some((length) => length === AT_ONCE) ? total + (await sweepTickets(connection)) : total;
}
