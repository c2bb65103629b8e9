import type { ConsoleEvent } from '@remote-console/api-client/contract';
import { hasApprovalRight } from '@remote-console/domain';
import { sql } from 'kysely';
import {
  companyTables,
  type Connection,
  type DeviceEventType,
  type StoredEvent,
  ticketDevices,
} from '../database/index.ts';
import {
  addressRefusal,
  openGroups,
  sessionStanding,
  type SessionStanding,
  type StoreAccess,
} from '../members/index.ts';

/** How long events are kept for screens that catch up, in milliseconds. */
const KEPT_MS = 60 * 60_000;
/**
 * How far events are sent before the moment since which a screen has been reading, in milliseconds: what it says was on
 * its way for a while, and the change of an event can be read only when its transaction ends.
 */
const UNDERWAY_MS = 10_000;
/** A screen that missed more than this reads everything again. */
const CATCH_UP_AT_MOST = 1000;

/** What a screen missed: the events, or that it is too late to tell. */
export type Missed =
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'too-old'; readonly newestId: number };

/** An event as it is sent; one that lacks its subject is not sent. */
export function consoleEvent({ type, device_fk, subject_fk }: StoredEvent): ConsoleEvent | null {
  switch (type) {
    case 'device_state':
    case 'device_changed':
    case 'device_removed':
      return device_fk === null ? null : { type, device_pk: device_fk };
    case 'device_added':
      return device_fk === null ? null : { type, device_pk: device_fk, enrolment_pk: subject_fk };
    case 'command_changed':
      return device_fk === null || subject_fk === null ? null : { type, device_pk: device_fk, command_pk: subject_fk };
    case 'ticket_changed':
      return subject_fk === null ? null : { type, ticket_pk: subject_fk };
    case 'approval_changed':
      return subject_fk === null ? null : { type, approval_pk: subject_fk };
    case 'groups_changed':
    case 'tags_changed':
    case 'notices_changed':
    case 'inbox_changed':
    case 'saved_views_changed':
    case 'session_ended':
      return { type };
    case 'agent_called':
      return null;
  }
}

/** The events of a company, and telling others of a person's changes. */
export function personEventStore({
  connection,
  scope,
  session: { pk: sessionPk, member },
}: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  const { query, emit, now } = connection;
  const ofCompany = () =>
    query
      .selectFrom('events')
      .selectAll()
      .where((eb) => eb.or([eb('company_fk', '=', scope.companyPk), eb('company_fk', 'is', null)]))
      .orderBy('id')
      .limit(CATCH_UP_AT_MOST + 1);

  const keptIds = async () => {
    const kept = await query
      .selectFrom('events')
      .select((eb) => [eb.fn.min('id').as('oldest'), eb.fn.max('id').as('newest')])
      .executeTakeFirst();
    return { oldest: kept?.oldest ?? null, newest: kept?.newest ?? 0 };
  };

  const missed = (events: readonly StoredEvent[], newestId: number): Missed =>
    events.length > CATCH_UP_AT_MOST ? { kind: 'too-old', newestId } : { kind: 'events', events };

  return {
    /** Tells who may open the group, or the one it left, that a device is not as it was. */
    tellDevice: (
      type: DeviceEventType,
      subject: { readonly devicePk: number; readonly groupPk: number; readonly previousGroupPk?: number },
    ) => emit({ type, companyPk: scope.companyPk, ...subject }),

    /** Tells the company that groups or their counts changed. */
    tellGroups: () => emit({ type: 'groups_changed', companyPk: scope.companyPk }),

    /** Tells the company that tags changed, or which devices have them. */
    tellTags: () => emit({ type: 'tags_changed', companyPk: scope.companyPk }),

    /** Tells everybody that notices changed. */
    tellNotices: () => emit({ type: 'notices_changed' }),

    /** Tells the company, and the temporary account of a ticket, that it is not as it was. */
    async tellTicket(ticketPk: number): Promise<void> {
      const ticket = await companyTables({ query }, scope.companyPk)
        .tickets()
        .select('worker_fk')
        .where('pk', '=', ticketPk)
        .executeTakeFirst();
      await emit({ type: 'ticket_changed', companyPk: scope.companyPk, ticketPk, workerPk: ticket?.worker_fk ?? null });
    },

    /** Tells the approvers and the requester that an approval is not as it was. */
    tellApproval: (approvalPk: number, requesterPk: number) =>
      emit({ type: 'approval_changed', companyPk: scope.companyPk, approvalPk, requesterPk }),

    /** The groups the person may open; null for all. */
    openGroups: () => openGroups(connection, scope),

    /** The state of the session the call came with; null when it is over, or the policy keeps the person out. */
    async standingAt(address: string): Promise<SessionStanding | null> {
      const standing = await sessionStanding(connection, sessionPk);
      if (!standing || (await addressRefusal(connection, standing.member, address)) !== null) return null;
      return standing;
    },

    /**
     * Whether an event concerns this person.
     *
     * @param reach The groups the person may open; null for all.
     */
    concerns(event: StoredEvent, reach: ReadonlySet<number> | null): boolean {
      if (event.company_fk !== null && event.company_fk !== scope.companyPk) return false;
      if (event.session_fk !== null) return event.session_fk === sessionPk;
      if (event.type === 'inbox_changed') return event.member_fk === scope.memberPk;
      if (event.type === 'saved_views_changed') return event.member_fk === null || event.member_fk === scope.memberPk;
      if (event.for_approvers === 1) {
        if (event.member_fk === scope.memberPk) return true;
        // Everybody of the company may look at its tickets; a temporary account at its own only.
        if (event.type === 'ticket_changed') return scope.ticketClock === undefined;
        return scope.everyGroup || hasApprovalRight(member);
      }
      if (event.device_fk === null || reach === null) return true;
      return [event.device_group_fk, event.previous_group_fk].some((group) => group !== null && reach.has(group));
    },

    /** Whether an event is of no device, or of one the person reaches: a temporary account reaches parts of groups. */
    async reaches({ device_fk, device_group_fk }: StoredEvent): Promise<boolean> {
      if (!scope.ticketClock || device_fk === null) return true;
      const mine = ticketDevices(scope, scope.ticketClock());
      const { rows } = await sql`select 1 as found where ${device_fk} in (${mine}) or ${device_group_fk} in
        (select device_group_fk from group_members where member_fk = ${scope.memberPk})`.execute(query);
      return rows.length > 0;
    },

    /**
     * What happened after an event.
     *
     * @param overlap How many ids before it are sent again, because they may have become visible after it.
     */
    async since(lastId: number, overlap: number): Promise<Missed> {
      const { oldest, newest } = await keptIds();
      if (oldest === null || lastId < oldest || lastId > newest) return { kind: 'too-old', newestId: newest };
      return missed(
        await ofCompany()
          .where('id', '>', lastId - overlap)
          .execute(),
        newest,
      );
    },

    /**
     * What happened while a screen was reading without a stream.
     *
     * @param forMs For how long it has been reading, in milliseconds.
     */
    async during(forMs: number): Promise<Missed> {
      const { newest } = await keptIds();
      if (forMs > KEPT_MS) return { kind: 'too-old', newestId: newest };
      const begin = now() - forMs - UNDERWAY_MS;
      return missed(await ofCompany().where('created_at', '>=', begin).execute(), newest);
    },
  };
}

/** What `personEventStore` gives. */
export type PersonEventStore = ReturnType<typeof personEventStore>;

/** Removes events nobody will ask for any more. The newest stays, so that a quiet hour does not look like a lost one. */
export async function pruneEvents({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('events')
    .where('created_at', '<', now() - KEPT_MS)
    .where('id', '<', (eb) => eb.selectFrom('events').select((inner) => inner.fn.max('id').as('newest')))
    .execute();
}
