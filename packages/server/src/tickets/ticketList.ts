import { TICKET_TABS, type TicketTab } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import {
  companyTables,
  type Connection,
  containsPattern,
  containsText,
  type PersonScope,
  textKey,
} from '../database/index.ts';

/** What tickets are searched by. */
export interface TicketSearch {
  readonly key: 'any' | 'reqr_user_company' | 'reqr_user_name' | 'reqr_user_part' | 'device_name';
  readonly text: string;
}

/** Which tickets are requested, whatever their state. */
export interface TicketChoice {
  readonly search: TicketSearch | null;
  /** Only this one. */
  readonly pk: number | null;
}

/** Which part of the tickets, in which order. */
export interface TicketCut {
  readonly by:
    | 'reqr_created_date'
    | 'state'
    | 'reqr_user_company'
    | 'reqr_user_name'
    | 'reqr_work_startdate'
    | 'reqr_work_enddate';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The column of each order. */
export const TICKET_ORDER_COLUMNS = {
  reqr_created_date: 'created_at',
  state: 'state',
  reqr_user_company: 'reqr_user_company_key',
  reqr_user_name: 'reqr_user_name_key',
  reqr_work_startdate: 'work_start_at',
  reqr_work_enddate: 'work_end_at',
} as const satisfies Record<TicketCut['by'], string>;

const KEY_COLUMNS = {
  reqr_user_company: 'access_tickets.reqr_user_company_key',
  reqr_user_name: 'access_tickets.reqr_user_name_key',
  reqr_user_part: 'access_tickets.reqr_user_part_key',
} as const;

const isTab = (state: string): state is TicketTab => Object.hasOwn(TICKET_TABS, state);

/** The states requested by a filter: those of a tab, or one; null for all. */
export function askedStates(state: string | undefined): readonly number[] | null {
  if (state === undefined) return null;
  return isTab(state) ? TICKET_TABS[state] : [Number(state)];
}

function deviceNamed(text: string) {
  const pattern = containsPattern(textKey(text));
  return sql<SqlBool>`access_tickets.pk in (select ticket_fk from ticket_devices
    where device_name_key like ${pattern} escape '\\')`;
}

function searchedFor({ key, text }: TicketSearch) {
  switch (key) {
    case 'any': {
      const each = [containsText(Object.values(KEY_COLUMNS), text), deviceNamed(text)];
      return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
    }
    case 'device_name':
      return deviceNamed(text);
    case 'reqr_user_company':
    case 'reqr_user_name':
    case 'reqr_user_part':
      return containsText([KEY_COLUMNS[key]], text);
  }
}

/** The tickets that a person may see: a temporary account its own, everybody else those of the company. */
export function visibleTickets(connection: Connection, scope: PersonScope) {
  const tickets = companyTables(connection, scope.companyId).tickets();
  return scope.ticketClock ? tickets.where('access_tickets.worker_fk', '=', scope.memberId) : tickets;
}

/** The tickets that match a filter. */
export function chosenTickets(connection: Connection, scope: PersonScope, { search, pk }: TicketChoice) {
  let tickets = visibleTickets(connection, scope);
  if (pk !== null) tickets = tickets.where('access_tickets.pk', '=', pk);
  return search ? tickets.where(searchedFor(search)) : tickets;
}
