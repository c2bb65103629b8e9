import { sql } from 'kysely';
import { companyTables, instantText, isOpenNow } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

type Access = Pick<StoreAccess, 'connection' | 'scope'>;

/** When the approval for the person's own session on a device ends; null without one. */
async function endOfApproval({ connection, scope }: Access, deviceId: number): Promise<number | null> {
  if (!scope.needsApproval) return null;
  const approval = await companyTables(connection, scope.companyId)
    .approvals()
    .select(sql<number | null>`max(coalesce(approvals.window_end_at, approvals.end_at))`.as('end'))
    .where('member_fk', '=', scope.memberId)
    .where('device_fk', '=', deviceId)
    .where(isOpenNow(connection.now()))
    .executeTakeFirst();
  return approval?.end ?? null;
}

/** When the ticket for a temporary account's session on a device ends; null for other accounts. */
async function endOfTicket({ connection, scope }: Access, deviceId: number): Promise<number | null> {
  if (!scope.ticketClock) return null;
  const ticket = await connection.query
    .selectFrom('access_tickets')
    .innerJoin('ticket_devices', 'ticket_devices.ticket_fk', 'access_tickets.pk')
    .select((eb) => eb.fn.max<number | null>('work_end_at').as('end'))
    .where('worker_fk', '=', scope.memberId)
    .where('ticket_devices.device_fk', '=', deviceId)
    .where('access_tickets.state', 'in', [2, 3])
    .where('work_end_at', '>', connection.now())
    .executeTakeFirst();
  return ticket?.end ?? null;
}

/** When the permission for the person's own session on a device ends; null where nothing ends it. */
export async function endOfAccess(access: Access, deviceId: number): Promise<string | null> {
  const end = (await endOfApproval(access, deviceId)) ?? (await endOfTicket(access, deviceId));
  return end === null ? null : instantText(end);
}
