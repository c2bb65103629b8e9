import { hasApprovalRight } from '@remote-console/domain';
import { sql } from 'kysely';
import { type StoredEvent, ticketDevices } from '../database/index.ts';
import { addressRefusal, openGroups, sessionStatus, type SessionStatus, type StoreAccess } from '../members/index.ts';

/** Which events concern a person, and for how long the person may receive them. */
export function heardEvents({
  connection,
  scope,
  session: { pk: sessionId, member },
}: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  return {
    /** The groups the person may open; null for all. */
    openGroups: () => openGroups(connection, scope),

    /** The state of the call's session; null when it has ended, or the policy blocks the person. */
    async statusAt(address: string): Promise<SessionStatus | null> {
      const status = await sessionStatus(connection, sessionId);
      if (!status || (await addressRefusal(connection, status.member, address)) !== null) return null;
      return status;
    },

    /**
     * Whether an event concerns this person.
     *
     * @param reach The groups the person may open; null for all.
     */
    concerns(event: StoredEvent, reach: ReadonlySet<number> | null): boolean {
      if (event.company_fk !== null && event.company_fk !== scope.companyId) return false;
      if (event.session_fk !== null) return event.session_fk === sessionId;
      if (event.type === 'inbox_changed') return event.member_fk === scope.memberId;
      if (event.type === 'saved_views_changed') return event.member_fk === null || event.member_fk === scope.memberId;
      if (event.for_approvers === 1) {
        if (event.member_fk === scope.memberId) return true;
        // Everybody of the company may see its tickets; a temporary account only its own.
        if (event.type === 'ticket_changed') return scope.ticketClock === undefined;
        return scope.everyGroup || hasApprovalRight(member);
      }
      if (event.device_fk === null || reach === null) return true;
      return [event.device_group_fk, event.previous_group_fk].some((group) => group !== null && reach.has(group));
    },

    /** Whether an event is about no device, or about an accessible one: temporary accounts see parts of groups. */
    async reaches({ device_fk, device_group_fk }: StoredEvent): Promise<boolean> {
      if (!scope.ticketClock || device_fk === null) return true;
      const mine = ticketDevices(scope, scope.ticketClock());
      const { rows } = await sql`select 1 as found where ${device_fk} in (${mine}) or ${device_group_fk} in
        (select device_group_fk from group_members where member_fk = ${scope.memberId})`.execute(connection.query);
      return rows.length > 0;
    },
  };
}

/** The return type of `heardEvents`. */
export type HeardEvents = ReturnType<typeof heardEvents>;
