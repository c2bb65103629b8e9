import type { Ticket, TicketCounts } from '@remote-console/api-client/contract';
import { decidesOnRequests, TICKET_STATES, TICKET_TAB_NAMES, TICKET_TABS } from '@remote-console/domain';
import { type Selectable, sql } from 'kysely';
import { companyTables, type Schema, textKey } from '../database/index.ts';
import { noteTicket } from '../inbox/index.ts';
import { type NewMail, queueMail } from '../mail/index.ts';
import { countTry, roleWord, type StoreAccess } from '../members/index.ts';
import { endWork } from './endWork.ts';
import {
  askedStates,
  chosenTickets,
  TICKET_ORDER_COLUMNS,
  type TicketCut,
  type TicketChoice,
  visibleTickets,
} from './ticketList.ts';
import { ticketRecord } from './ticketRows.ts';
import { makeWorker } from './workers.ts';

/** A ticket as stored. */
export type TicketRow = Selectable<Schema['access_tickets']>;

/** What is written when a ticket is decided on. */
export interface TicketChange {
  readonly state: number;
  readonly extra: string;
}

const WAITING: readonly number[] = TICKET_TABS.requested;

/** The tickets of a company as one person sees them. */
export function ticketStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { query } = connection;

  async function devicesOf(pks: readonly number[]): Promise<Map<number, Ticket['devices']>> {
    const rows =
      pks.length === 0
        ? []
        : await query
            .selectFrom('ticket_devices')
            .selectAll()
            .where('ticket_fk', 'in', pks)
            .orderBy('device_name_key')
            .orderBy('device_fk')
            .execute();
    const devices = new Map<number, Ticket['devices']>();
    for (const { ticket_fk, device_fk, device_name } of rows) {
      const known = devices.get(ticket_fk) ?? [];
      devices.set(ticket_fk, [...known, { pk: device_fk, device_name }]);
    }
    return devices;
  }

  /** Sets the devices of a ticket. The person must have them open. */
  async function setDevices(ticketPk: number, pks: readonly number[]): Promise<void> {
    await query.deleteFrom('ticket_devices').where('ticket_fk', '=', ticketPk).execute();
    if (pks.length === 0) return;
    const devices = await companyTables(connection, scope.companyPk).devicesByPk(pks).select(['pk', 'alias']).execute();
    const rows = devices.map(({ pk, alias }) => ({
      ticket_fk: ticketPk,
      device_fk: pk,
      device_name: alias,
      device_name_key: textKey(alias),
    }));
    await query.insertInto('ticket_devices').values(rows).execute();
  }

  return {
    /** A page of tickets; those that the order does not tell apart keep the order of their pk. */
    async page(state: string | undefined, choice: TicketChoice, cut: TicketCut): Promise<Ticket[]> {
      const states = askedStates(state);
      let tickets = chosenTickets(connection, scope, choice);
      if (states) tickets = tickets.where('access_tickets.state', 'in', states);
      const rows = await tickets
        .leftJoin('members as named', 'named.pk', 'access_tickets.reqr_appr_fk')
        .leftJoin('members as decided', 'decided.pk', 'access_tickets.appr_fk')
        .selectAll('access_tickets')
        .select([
          'named.name as named_name',
          'named.position as named_position',
          'named.department as named_part',
          'decided.name as decided_name',
          'decided.position as decided_position',
          'decided.department as decided_part',
        ])
        .orderBy(sql.ref(`access_tickets.${TICKET_ORDER_COLUMNS[cut.by]}`), cut.order)
        .orderBy('access_tickets.pk', cut.order)
        .limit(cut.limit)
        .offset(cut.offset)
        .execute();
      const devices = await devicesOf(rows.map(({ pk }) => pk));
      return rows.map((row) => ticketRecord(row, devices.get(row.pk) ?? []));
    },

    /** How many tickets a choice has: in each tab, and in the states that are asked for. */
    async counts(state: string | undefined, choice: TicketChoice): Promise<TicketCounts> {
      const rows = await chosenTickets(connection, scope, choice)
        .select((eb) => ['state', eb.fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      const sum = (states: readonly number[] | null) =>
        rows.reduce((total, row) => (states === null || states.includes(row.state) ? total + row.total : total), 0);
      const [requested, approved, reject, completed] = TICKET_TAB_NAMES.map((tab) => sum(TICKET_TABS[tab]));
      return {
        total_count: sum(askedStates(state)),
        requested: requested ?? 0,
        approved: approved ?? 0,
        reject: reject ?? 0,
        completed: completed ?? 0,
      };
    },

    /** How many tickets wait for the person: all of the company for whoever decides, else those that name the person. */
    async waitingCount(): Promise<number> {
      const waiting = companyTables(connection, scope.companyPk).tickets().where('state', 'in', WAITING);
      const mine = decidesOnRequests({ ...member, type: roleWord(member) })
        ? waiting
        : waiting.where('reqr_appr_fk', '=', scope.memberPk);
      const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return total;
    },

    /** Puts what became of a ticket into the inbox of its account, and marks it as read for those who decide. */
    note: (ticket: TicketRow, code: 'work_approved' | 'work_rejected' | 'work_ended') =>
      noteTicket(connection, ticket, code, member.company_name),

    /** One ticket that the person may see. */
    async find(pk: number): Promise<TicketRow | null> {
      const row = await visibleTickets(connection, scope)
        .selectAll()
        .where('access_tickets.pk', '=', pk)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Moves a ticket from the state in which it was read; false when somebody was faster. */
    async change(ticket: TicketRow, { state, extra }: TicketChange): Promise<boolean> {
      const { numUpdatedRows } = await query
        .updateTable('access_tickets')
        .set({ state, extra, appr_fk: scope.memberPk, password_hash: null, void_at: null })
        .where('pk', '=', ticket.pk)
        .where('company_fk', '=', scope.companyPk)
        .where('state', '=', ticket.state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    setDevices,

    /** Makes the temporary account of an application work: what the audit says of it, or null for an ID of somebody else. */
    makeWorker: (ticket: TicketRow) => makeWorker(connection, ticket),

    /** Ends the sessions of a ticket's temporary account; what changed of the account, for the audit. */
    endWork: (ticket: TicketRow) => endWork(connection, ticket),

    /** Stores the ticket of an invitation with the digest of its code, and answers its pk. */
    async addInvitation(invitation: Invitation): Promise<number> {
      const { devicePks, codeHash, period, mail, name, companyName, reason, language } = invitation;
      const { pk } = await query
        .insertInto('access_tickets')
        .values({
          company_fk: scope.companyPk,
          origin: 'invitation',
          state: TICKET_STATES.approved,
          created_at: connection.now(),
          reqr_user_company: companyName,
          reqr_user_company_key: textKey(companyName),
          reqr_user_name: name,
          reqr_user_name_key: textKey(name),
          reqr_user_part: '',
          reqr_user_part_key: '',
          mail,
          mail_key: textKey(mail),
          phone: '',
          lang_code: language,
          work_start_at: period.start,
          work_end_at: period.end,
          work_reason: reason,
          reqr_appr_fk: scope.memberPk,
          appr_fk: scope.memberPk,
          extra: '',
          password_hash: null,
          void_at: null,
          worker_fk: null,
          worker_mgrid: '',
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      await setDevices(pk, devicePks);
      await query.insertInto('invitations').values({ ticket_fk: pk, code_hash: codeHash, used_at: null }).execute();
      return pk;
    },

    /** The names of a ticket's devices. */
    async deviceNames(pk: number): Promise<string[]> {
      const devices = (await devicesOf([pk])).get(pk) ?? [];
      return devices.map(({ device_name }) => device_name);
    },

    /** Counts an invitation of the person; the seconds to wait when it is too many in a minute, or null. */
    async invitationWait(limit: number): Promise<number | null> {
      const verdict = await countTry(connection, `invitation:by:${scope.memberPk}`, limit);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** Queues a mail together with what it tells of. */
    mail: (mail: NewMail) => queueMail(connection, mail, { kind: 'ticket', companyPk: scope.companyPk }),
  };
}

/** What `ticketStore` gives. */
export type TicketStore = ReturnType<typeof ticketStore>;

/** An invitation to store. */
export interface Invitation {
  readonly devicePks: readonly number[];
  readonly codeHash: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly mail: string;
  readonly name: string;
  readonly companyName: string;
  readonly reason: string;
  readonly language: 'ko' | 'en' | 'ja';
}
