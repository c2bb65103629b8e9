import { APPROVAL_STATES, TICKET_TABS } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Connection, isInTime } from '../database/index.ts';

/** Marks pending decisions as read for everybody who has them, where a condition applies. */
async function settle({ query, now, emit }: Connection, condition: RawBuilder<SqlBool>): Promise<void> {
  const settled = await query
    .updateTable('inbox_items')
    .set({ read_at: now(), mail_due: 0 })
    .where('read_at', 'is', null)
    // Written like the condition of the index, which contains only these.
    .where(sql<SqlBool>`kind in ('request', 'ticket')`)
    .where(condition)
    .returning(['company_fk', 'member_fk'])
    .execute();
  for (const [companyId, items] of Map.groupBy(settled, ({ company_fk }) => company_fk)) {
    await emit({ type: 'inbox_changed', companyId, memberIds: [...new Set(items.map(({ member_fk }) => member_fk))] });
  }
}

/** Nobody needs to look at some requests any more: they were decided, withdrawn, or have ended. */
export async function settleRequests(connection: Connection, approvalIds: readonly number[]): Promise<void> {
  if (approvalIds.length === 0) return;
  await settle(connection, sql<SqlBool>`approval_fk in (${sql.join(approvalIds)})`);
}

/** Some people no longer need to look at a request: others are asked. */
export async function settleRequestFor(
  connection: Connection,
  approvalId: number,
  memberIds: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await settle(connection, sql<SqlBool>`(approval_fk = ${approvalId} and member_fk in (${sql.join(memberIds)}))`);
}

/** Nobody needs to look at some tickets any more. */
export async function settleTickets(connection: Connection, ticketIds: readonly number[]): Promise<void> {
  if (ticketIds.length === 0) return;
  await settle(connection, sql<SqlBool>`ticket_fk in (${sql.join(ticketIds)})`);
}

/**
 * Marks items that are no longer pending as read, for whatever reason: a device or a person was removed along with the
 * request. Any number of processes may do it at the same time.
 */
export async function settleStale(connection: Connection): Promise<void> {
  const { now } = connection;
  await connection.transact((inside) =>
    settle(
      inside,
      sql<SqlBool>`(approval_fk is not null and not exists (select 1 from approvals
          where approvals.pk = approval_fk and approve_state = ${APPROVAL_STATES.inProgress} and ${isInTime(now())})
        or ticket_fk is not null and not exists (select 1 from access_tickets
          where access_tickets.pk = ticket_fk and state in (${sql.join(TICKET_TABS.requested)})))`,
    ),
  );
}
