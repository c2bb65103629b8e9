import type { Ticket, TicketCounts } from '@remote-console/api-client/contract';
import { decidesOnRequests, TICKET_TAB_NAMES, TICKET_TABS } from '@remote-console/domain';
import { sql } from 'kysely';
import { companyTables } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { devicesOfTickets } from './devicesOfTickets.ts';
import {
  askedStates,
  chosenTickets,
  TICKET_ORDER_COLUMNS,
  type TicketChoice,
  type TicketCut,
  visibleTickets,
} from './ticketList.ts';
import { ticketRecord, type TicketRow } from './ticketRows.ts';

const WAITING: readonly number[] = TICKET_TABS.requested;

/** Reads the tickets that one person may see. */
export function ticketReader({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  return {
    /** A page of tickets; those that sort equal keep the order of their IDs. */
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
      const devices = await devicesOfTickets(
        connection,
        rows.map(({ pk }) => pk),
      );
      return rows.map((row) => ticketRecord(row, devices.get(row.pk) ?? []));
    },

    /** How many tickets match a filter: in each tab, and in the requested states. */
    async counts(state: string | undefined, choice: TicketChoice): Promise<TicketCounts> {
      const rows = await chosenTickets(connection, scope, choice)
        .select((eb) => ['state', eb.fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      const sum = (states: readonly number[] | null) =>
        rows.reduce((total, row) => (states === null || states.includes(row.state) ? total + row.total : total), 0);
      const [requested, approved, reject, completed] = TICKET_TAB_NAMES.map((tab) => sum(TICKET_TABS[tab]));
      return {
        totalCount: sum(askedStates(state)),
        requested: requested ?? 0,
        approved: approved ?? 0,
        reject: reject ?? 0,
        completed: completed ?? 0,
      };
    },

    /** How many tickets are waiting for the person: all of the company for approvers, otherwise those naming them. */
    async waitingCount(): Promise<number> {
      const waiting = companyTables(connection, scope.companyId).tickets().where('state', 'in', WAITING);
      const mine = decidesOnRequests(member) ? waiting : waiting.where('reqr_appr_fk', '=', scope.memberId);
      const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return total;
    },

    /** One ticket that the person may see. */
    async find(pk: number): Promise<TicketRow | null> {
      const row = await visibleTickets(connection, scope)
        .selectAll()
        .where('access_tickets.pk', '=', pk)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The names of a ticket's devices. */
    async deviceNames(pk: number): Promise<string[]> {
      const devices = (await devicesOfTickets(connection, [pk])).get(pk) ?? [];
      return devices.map(({ deviceName }) => deviceName);
    },
  };
}
