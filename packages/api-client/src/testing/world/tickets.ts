import {
  decidesOnRequests,
  mayActOnTicket,
  nextTicketState,
  PARTNER_WINDOW_MS,
  TICKET_STATES,
  TICKET_TAB_NAMES,
  TICKET_TABS,
  type TicketAction,
  type TicketTab,
} from '@remote-console/domain';
import type { Ticket, TicketCounts } from '../../contract.ts';
import { aTicket } from '../data.ts';
import { type Caller, opensGroup } from './callers.ts';
import { noteApplication, settle } from './inbox.ts';
import { type Refusal, refuse } from './refusal.ts';
import { fold, type World } from './world.ts';

/** Tells everybody of the company. */
const tellTicket = (world: World, id: number) => world.tell({ type: 'ticket_changed', ticket_pk: id }, () => true);

function replace(world: World, changed: Ticket): void {
  world.state.tickets = world.state.tickets.map((ticket) => (ticket.id === changed.id ? changed : ticket));
  tellTicket(world, changed.id);
  if (!holds(TICKET_TABS.requested, changed)) settle(world, { ticket_pk: changed.id });
}

/** A person applies for work on devices. */
export function addTicket(world: World, change: Partial<Ticket> = {}): Ticket {
  const ticket = aTicket({
    id: world.nextPk(),
    reqr_created_date: new Date(world.state.now).toISOString(),
    reqr_appr_mgr: null,
    ...change,
  });
  world.state.tickets = [...world.state.tickets, ticket];
  tellTicket(world, ticket.id);
  if (holds(TICKET_TABS.requested, ticket)) noteApplication(world, ticket);
  return ticket;
}

/** The temporary account of an approved ticket logs in. */
export function beginWork(world: World, ticket: Ticket): void {
  if (ticket.state === TICKET_STATES.approved) replace(world, { ...ticket, state: TICKET_STATES.onWork });
}

const holds = (states: readonly number[], { state }: Ticket) => states.includes(state);

const isVoid = ({ state }: World, ticket: Ticket) =>
  holds(TICKET_TABS.requested, ticket) && Date.parse(ticket.reqr_created_date) + PARTNER_WINDOW_MS <= state.now;

/**
 * Ends what is over: applications that were not approved in time are rejected, work whose period is over is completed.
 */
export function sweepTickets(world: World): void {
  const { state } = world;
  for (const ticket of state.tickets.filter((each) => isVoid(world, each))) {
    replace(world, { ...ticket, state: TICKET_STATES.reject });
  }
  const isOver = (ticket: Ticket) =>
    holds(TICKET_TABS.approved, ticket) && Date.parse(ticket.reqr_work_enddate) <= state.now;
  for (const ticket of state.tickets.filter(isOver)) replace(world, { ...ticket, state: TICKET_STATES.completed });
}

/** What tickets are asked for, by the names of the call. */
export interface TicketQuery {
  readonly get: (
    name: 'by' | 'order' | 'state' | 'ticket_pk' | 'search_key' | 'search_value' | 'limit' | 'offset',
  ) => string | null;
}

const SEARCHED = ['reqr_user_company', 'reqr_user_name', 'reqr_user_part'] as const;
const ORDERS = [
  'reqr_created_date',
  'state',
  'reqr_user_company',
  'reqr_user_name',
  'reqr_work_startdate',
  'reqr_work_enddate',
] as const;

function isFound(ticket: Ticket, query: TicketQuery): boolean {
  const value = query.get('search_value');
  if (value === null) return true;
  const key = query.get('search_key') ?? 'any';
  const texts = SEARCHED.filter((name) => key === 'any' || key === name).map((name) => ticket[name]);
  const devices = key === 'any' || key === 'device_name' ? ticket.devices.map(({ device_name }) => device_name) : [];
  return [...texts, ...devices].some((text) => fold(text).includes(fold(value)));
}

const isTab = (state: string): state is TicketTab => Object.hasOwn(TICKET_TABS, state);

function askedStates(state: string | null): readonly number[] | null {
  if (state === null) return null;
  return isTab(state) ? TICKET_TABS[state] : [Number(state)];
}

/** The tickets that are asked for, in order, and how many each tab has. */
export function chosenTickets(world: World, query: TicketQuery): { rows: Ticket[]; counts: TicketCounts } {
  const pk = query.get('ticket_pk');
  const matching = world.state.tickets.filter(
    (ticket) => (pk === null || ticket.id === Number(pk)) && isFound(ticket, query),
  );
  const states = askedStates(query.get('state'));
  const by = ORDERS.find((name) => name === query.get('by')) ?? 'reqr_created_date';
  const sign = query.get('order') === 'asc' ? 1 : -1;
  const keyOf = (ticket: Ticket) => (by === 'state' ? ticket.state : fold(ticket[by]));
  const rows = matching
    .filter((ticket) => states === null || holds(states, ticket))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      return a === b ? sign * (one.id - other.id) : a < b ? -sign : sign;
    });
  const [requested = 0, approved = 0, reject = 0, completed = 0] = TICKET_TAB_NAMES.map(
    (tab) => matching.filter((ticket) => holds(TICKET_TABS[tab], ticket)).length,
  );
  return { rows, counts: { total_count: rows.length, requested, approved, reject, completed } };
}

/**
 * How many tickets wait for the caller: all of them for a person who may decide, otherwise those that name the caller.
 */
export const waitingTickets = ({ state }: World, caller: Caller | null): number =>
  state.tickets
    .filter((ticket) => holds(TICKET_TABS.requested, ticket))
    .filter(({ reqr_appr_mgr }) => !caller || decidesOnRequests(caller) || reqr_appr_mgr?.pk === caller.pk).length;

/** What is done with a ticket. */
export interface TicketDeed {
  readonly ticket_pk: number;
  readonly action_type: TicketAction;
  readonly extra?: string | undefined;
  readonly device_pks?: readonly number[] | undefined;
}

function refusedApproval(world: World, caller: Caller, ticket: Ticket, devicePks: readonly number[]): Refusal | null {
  if (isVoid(world, ticket)) return refuse(409, 'ticket_void');
  if (Date.parse(ticket.reqr_work_enddate) <= world.state.now) return refuse(409, 'request_expired');
  const devices = devicePks.map((pk) => world.state.devices.find((device) => device.pk === pk));
  if (devices.includes(undefined)) return refuse(404, 'not_found');
  const isClosed = devices.some((device) => device && !opensGroup(world, caller, device.device_group_fk));
  return isClosed ? refuse(403, 'no_group_access', 'device_pks') : null;
}

/** Approves, rejects or ends a ticket; the refusal, or null when it is done. */
export function actOnTicket(world: World, caller: Caller, deed: TicketDeed): Refusal | null {
  const { state } = world;
  const ticket = state.tickets.find(({ id }) => id === deed.ticket_pk);
  if (!ticket) return refuse(404, 'not_found');
  if (!mayActOnTicket(ticket, caller)) return refuse(403, 'no_permission');
  const next = nextTicketState(ticket.state, deed.action_type);
  if (next === null) return refuse(409, 'ticket_state_changed');
  if (deed.action_type === 'approve') {
    const refusal = refusedApproval(world, caller, ticket, deed.device_pks ?? []);
    if (refusal) return refusal;
  }
  const given = state.devices.filter(({ pk }) => deed.device_pks?.includes(pk));
  const devices = given
    .map(({ pk, alias }) => ({ pk, device_name: alias }))
    .toSorted((one, other) => (fold(one.device_name) < fold(other.device_name) ? -1 : 1));
  const user = state.users.find(({ pk }) => pk === caller.pk);
  replace(world, {
    ...ticket,
    state: next,
    extra: deed.extra?.trim() ?? ticket.extra,
    appr_mgr: { pk: caller.pk, name: caller.name, position: user?.position ?? '', part: user?.department ?? '' },
    ...(deed.action_type === 'approve' && deed.device_pks ? { devices } : {}),
  });
  return null;
}
