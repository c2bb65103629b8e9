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

/** Notifies everybody of the company. */
const tellTicket = (world: World, id: number) => world.tell({ type: 'ticket_changed', ticketId: id }, () => true);

function replace(world: World, changed: Ticket): void {
  world.state.tickets = world.state.tickets.map((ticket) => (ticket.ticketId === changed.ticketId ? changed : ticket));
  tellTicket(world, changed.ticketId);
  if (!holds(TICKET_TABS.requested, changed)) settle(world, { ticketId: changed.ticketId });
}

/** A person applies for work on devices. */
export function addTicket(world: World, change: Partial<Ticket> = {}): Ticket {
  const ticket = aTicket({
    ticketId: world.nextId(),
    requestedTime: new Date(world.state.now).toISOString(),
    requesterApprover: null,
    ...change,
  });
  world.state.tickets = [...world.state.tickets, ticket];
  tellTicket(world, ticket.ticketId);
  if (holds(TICKET_TABS.requested, ticket)) noteApplication(world, ticket);
  return ticket;
}

/** The temporary account of an approved ticket logs in. */
export function beginWork(world: World, ticket: Ticket): void {
  if (ticket.state === TICKET_STATES.approved) replace(world, { ...ticket, state: TICKET_STATES.onWork });
}

const holds = (states: readonly number[], { state }: Ticket) => states.includes(state);

const isVoid = ({ state }: World, ticket: Ticket) =>
  holds(TICKET_TABS.requested, ticket) && Date.parse(ticket.requestedTime) + PARTNER_WINDOW_MS <= state.now;

/** Closes what has ended: applications not approved in time are rejected, work after its period is completed. */
export function sweepTickets(world: World): void {
  const { state } = world;
  for (const ticket of state.tickets.filter((each) => isVoid(world, each))) {
    replace(world, { ...ticket, state: TICKET_STATES.reject });
  }
  const isOver = (ticket: Ticket) => holds(TICKET_TABS.approved, ticket) && Date.parse(ticket.workEndDate) <= state.now;
  for (const ticket of state.tickets.filter(isOver)) replace(world, { ...ticket, state: TICKET_STATES.completed });
}

/** The query for tickets, in the names of the call. */
export interface TicketQuery {
  readonly get: (
    name: 'by' | 'order' | 'state' | 'ticketId' | 'searchKey' | 'searchValue' | 'limit' | 'offset',
  ) => string | null;
}

/** The fields that a search looks in besides the devices, by key. */
const SEARCHED: ReadonlyMap<string, (ticket: Ticket) => string> = new Map([
  ['reqr_user_company', ({ requesterCompany }) => requesterCompany],
  ['reqr_user_name', ({ requesterUserName }) => requesterUserName],
  ['reqr_user_part', ({ requesterDepartment }) => requesterDepartment],
]);

const ORDERS = {
  reqr_created_date: 'requestedTime',
  state: 'state',
  reqr_user_company: 'requesterCompany',
  reqr_user_name: 'requesterUserName',
  reqr_work_startdate: 'workStartDate',
  reqr_work_enddate: 'workEndDate',
} as const;
const isOrder = (key: string): key is keyof typeof ORDERS => Object.hasOwn(ORDERS, key);

function isFound(ticket: Ticket, query: TicketQuery): boolean {
  const value = query.get('searchValue');
  if (value === null) return true;
  const key = query.get('searchKey') ?? 'any';
  const texts = [...SEARCHED].filter(([name]) => key === 'any' || key === name).map(([, textOf]) => textOf(ticket));
  const devices = key === 'any' || key === 'device_name' ? ticket.devices.map(({ deviceName }) => deviceName) : [];
  return [...texts, ...devices].some((text) => fold(text).includes(fold(value)));
}

const isTab = (state: string): state is TicketTab => Object.hasOwn(TICKET_TABS, state);

function askedStates(state: string | null): readonly number[] | null {
  if (state === null) return null;
  return isTab(state) ? TICKET_TABS[state] : [Number(state)];
}

/** The requested tickets, sorted, and the count of each tab. */
export function chosenTickets(world: World, query: TicketQuery): { rows: Ticket[]; counts: TicketCounts } {
  const pk = query.get('ticketId');
  const matching = world.state.tickets.filter(
    (ticket) => (pk === null || ticket.ticketId === Number(pk)) && isFound(ticket, query),
  );
  const states = askedStates(query.get('state'));
  const asked = query.get('by') ?? '';
  const by = ORDERS[isOrder(asked) ? asked : 'reqr_created_date'];
  const sign = query.get('order') === 'asc' ? 1 : -1;
  const keyOf = (ticket: Ticket) => (by === 'state' ? ticket.state : fold(ticket[by]));
  const rows = matching
    .filter((ticket) => states === null || holds(states, ticket))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      return a === b ? sign * (one.ticketId - other.ticketId) : a < b ? -sign : sign;
    });
  const [requested = 0, approved = 0, reject = 0, completed = 0] = TICKET_TAB_NAMES.map(
    (tab) => matching.filter((ticket) => holds(TICKET_TABS[tab], ticket)).length,
  );
  return { rows, counts: { totalCount: rows.length, requested, approved, reject, completed } };
}

/**
 * How many tickets are waiting for the caller: all for a person who may decide, otherwise those that name the caller.
 */
export const waitingTickets = ({ state }: World, caller: Caller | null): number =>
  state.tickets
    .filter((ticket) => holds(TICKET_TABS.requested, ticket))
    .filter(({ requesterApprover }) => !caller || decidesOnRequests(caller) || requesterApprover?.id === caller.id)
    .length;

/** What is done with a ticket. */
export interface TicketDeed {
  readonly ticketId: number;
  readonly actionType: TicketAction;
  readonly extra?: string | undefined;
  readonly deviceIds?: readonly number[] | undefined;
}

function refusedApproval(world: World, caller: Caller, ticket: Ticket, deviceIds: readonly number[]): Refusal | null {
  if (isVoid(world, ticket)) return refuse(409, 'ticket_void');
  if (Date.parse(ticket.workEndDate) <= world.state.now) return refuse(409, 'request_expired');
  const devices = deviceIds.map((pk) => world.state.devices.find((device) => device.id === pk));
  if (devices.includes(undefined)) return refuse(404, 'not_found');
  const isClosed = devices.some((device) => device && !opensGroup(world, caller, device.groupId));
  return isClosed ? refuse(403, 'no_group_access', 'deviceIds') : null;
}

/** Approves, rejects or ends a ticket; the refusal, or null when it is done. */
export function actOnTicket(world: World, caller: Caller, deed: TicketDeed): Refusal | null {
  const { state } = world;
  const ticket = state.tickets.find(({ ticketId }) => ticketId === deed.ticketId);
  if (!ticket) return refuse(404, 'not_found');
  if (!mayActOnTicket(ticket, caller)) return refuse(403, 'no_permission');
  const next = nextTicketState(ticket.state, deed.actionType);
  if (next === null) return refuse(409, 'ticket_state_changed');
  if (deed.actionType === 'approve') {
    const refusal = refusedApproval(world, caller, ticket, deed.deviceIds ?? []);
    if (refusal) return refusal;
  }
  const given = state.devices.filter(({ id }) => deed.deviceIds?.includes(id));
  const devices = given
    .map(({ id, alias }) => ({ id, deviceName: alias }))
    .toSorted((one, other) => (fold(one.deviceName) < fold(other.deviceName) ? -1 : 1));
  const user = state.users.find(({ id }) => id === caller.id);
  replace(world, {
    ...ticket,
    state: next,
    extra: deed.extra?.trim() ?? ticket.extra,
    approvingManager: {
      id: caller.id,
      name: caller.name,
      position: user?.position ?? '',
      part: user?.department ?? '',
    },
    ...(deed.actionType === 'approve' && deed.deviceIds ? { devices } : {}),
  });
  return null;
}
