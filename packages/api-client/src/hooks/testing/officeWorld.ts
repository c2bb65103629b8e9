import {
  APPROVAL_STATES,
  approvalState,
  decisionsLeft,
  effectWindow,
  isInEffect,
  nextTicketState,
  nextTurnOf,
  TICKET_STATES,
  TICKET_TAB_NAMES,
  TICKET_TABS,
  type TicketAction,
  type TicketTab,
} from '@remote-console/domain';
import type { Approval, ConsoleEvent, Ticket, TicketCounts } from '../../contract.ts';
import { anApproval, aTicket } from '../../testing/data.ts';

/** Who looks at the screen: somebody who decides, or the person whose requests they are. */
export type Viewer = 'decider' | 'requester';

/** One of the lists of requests. */
export type RequestList = 'own' | 'request' | 'history';

/** The requester of the world, and somebody else who asks. */
export const REQUESTER_PK = 7;
const SOMEBODY_PK = 8;

const HOUR_MS = 3_600_000;
const VOID_AFTER_MS = 168 * HOUR_MS;
const START = Date.parse('2026-11-21T03:00:00Z');

interface WorldTicket {
  readonly id: number;
  readonly created: number;
  readonly end: number;
  state: number;
}

interface WorldApproval {
  readonly pk: number;
  readonly devicePk: number;
  readonly requesterPk: number;
  readonly created: number;
  readonly start: number;
  readonly end: number;
  state: 0 | 1 | 2;
  decided: number;
  /** When it is to be told of next, as the server keeps it. */
  due: number | null;
}

interface WorldDevice {
  readonly pk: number;
  alias: string;
  alive: 0 | 1;
  exists: boolean;
}

const iso = (at: number) => new Date(at).toISOString();

/**
 * The tickets, requests and devices of a small company, what can happen to them, and whom the server tells of it. The
 * rules are those of `domain`; what is asked of it is always a filter over all there is.
 */
export function officeWorld(tell: (event: ConsoleEvent, to: readonly Viewer[]) => void) {
  let now = START;
  const tickets: WorldTicket[] = [];
  const approvals: WorldApproval[] = [];
  const devices: WorldDevice[] = [1, 2, 3].map((pk) => ({ pk, alias: `KIOSK-${pk}`, alive: 1, exists: true }));

  const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
  const existing = () => devices.filter(({ exists }) => exists);
  const deviceOf = (pk: number) => devices.find((device) => device.pk === pk);
  const windowOf = ({ state, start, end, decided }: WorldApproval) =>
    state === APPROVAL_STATES.approved ? effectWindow({ start, end }, decided) : null;
  const isWaiting = ({ state, end, devicePk }: WorldApproval) =>
    state === APPROVAL_STATES.inProgress && end > now && deviceOf(devicePk)?.exists === true;

  const tellTicket = ({ id }: WorldTicket) => tell({ type: 'ticket_changed', ticket_pk: id }, ['decider', 'requester']);
  const tellApproval = ({ pk, requesterPk }: WorldApproval) =>
    tell(
      { type: 'approval_changed', approval_pk: pk },
      requesterPk === REQUESTER_PK ? ['decider', 'requester'] : ['decider'],
    );
  const tellDevice = (type: 'device_changed' | 'device_state' | 'device_removed', device_pk: number) =>
    tell({ type, device_pk }, ['decider', 'requester']);

  function moveTickets(which: (ticket: WorldTicket) => boolean, state: number): void {
    for (const ticket of tickets.filter(which)) {
      ticket.state = state;
      tellTicket(ticket);
    }
  }

  const hasState = (states: readonly number[], { state }: WorldTicket) => states.includes(state);

  return {
    apply: () => {
      const ticket = { id: tickets.length + 1, created: now, end: now + 48 * HOUR_MS, state: TICKET_STATES.requested };
      tickets.push(ticket);
      tellTicket(ticket);
    },
    act: (at: number, action: TicketAction) => {
      const ticket = pick(tickets, at);
      const state = ticket && nextTicketState(ticket.state, action);
      if (!ticket || state === null || state === undefined) return;
      ticket.state = state;
      tellTicket(ticket);
    },
    logIn: (at: number) => {
      const ticket = pick(tickets, at);
      if (ticket) moveTickets((one) => one === ticket && one.state === TICKET_STATES.approved, TICKET_STATES.onWork);
    },
    ask: (at: number, isOwn: boolean, startsIn: number) => {
      const device = pick(existing(), at);
      const requesterPk = isOwn ? REQUESTER_PK : SOMEBODY_PK;
      if (!device) return;
      const waits = (one: WorldApproval) => one.devicePk === device.pk && one.requesterPk === requesterPk;
      if (approvals.some((one) => waits(one) && isWaiting(one))) return;
      const [start, end] = [now + startsIn * HOUR_MS, now + (startsIn + 2) * HOUR_MS];
      const asked: WorldApproval = {
        pk: approvals.length + 1,
        devicePk: device.pk,
        requesterPk,
        created: now,
        start,
        end,
        state: APPROVAL_STATES.inProgress,
        decided: 0,
        due: end,
      };
      approvals.push(asked);
      tellApproval(asked);
    },
    decide: (at: number, accept: boolean) => {
      const approval = pick(approvals, at);
      if (!approval || deviceOf(approval.devicePk)?.exists !== true) return;
      if (!decisionsLeft(approval.state)[accept ? 'approve' : 'reject'] || (accept && approval.end <= now)) return;
      approval.state = accept ? APPROVAL_STATES.approved : APPROVAL_STATES.rejected;
      approval.decided = now;
      approval.due = nextTurnOf(approval, accept, now);
      tellApproval(approval);
      const { start, end } = approval;
      if (isInEffect(effectWindow({ start, end }, now), now)) tellDevice('device_changed', approval.devicePk);
    },
    rename: (at: number, alias: string) => {
      const device = pick(existing(), at);
      if (!device) return;
      device.alias = alias;
      tellDevice('device_changed', device.pk);
    },
    turn: (at: number) => {
      const device = pick(existing(), at);
      if (!device) return;
      device.alive = device.alive === 1 ? 0 : 1;
      tellDevice('device_state', device.pk);
    },
    remove: (at: number) => {
      const device = pick(existing(), at);
      if (!device) return;
      const waited = approvals.filter((one) => one.devicePk === device.pk && isWaiting(one));
      device.exists = false;
      tellDevice('device_removed', device.pk);
      tell({ type: 'groups_changed' }, ['decider', 'requester']);
      for (const one of waited) tellApproval(one);
    },
    /** Time passes, and the server looks after what is due. */
    pass: (hours: number) => {
      now += hours * HOUR_MS;
      moveTickets(
        (one) => hasState(TICKET_TABS.requested, one) && one.created + VOID_AFTER_MS <= now,
        TICKET_STATES.reject,
      );
      moveTickets((one) => hasState(TICKET_TABS.approved, one) && one.end <= now, TICKET_STATES.completed);
      for (const one of approvals.filter(({ due }) => due !== null && due <= now)) {
        one.due = nextTurnOf(one, one.state === APPROVAL_STATES.approved, now);
        tellApproval(one);
        if (one.state === APPROVAL_STATES.approved && deviceOf(one.devicePk)?.exists) {
          tellDevice('device_changed', one.devicePk);
        }
      }
    },

    /** The tickets of a tab, the newest first, and the count of every tab. */
    tickets: (tab: TicketTab): { readonly rows: Ticket[]; readonly counts: TicketCounts } => {
      const inTab = (name: TicketTab) => tickets.filter((one) => hasState(TICKET_TABS[name], one));
      const [requested = 0, approved = 0, reject = 0, completed = 0] = TICKET_TAB_NAMES.map(
        (name) => inTab(name).length,
      );
      return {
        rows: inTab(tab)
          .toSorted((one, two) => two.id - one.id)
          .map(({ id, state, created }) => aTicket({ id, state, reqr_created_date: iso(created) })),
        counts: { total_count: inTab(tab).length, requested, approved, reject, completed },
      };
    },
    /** The requests of a list, the newest first. */
    approvals: (list: RequestList): Approval[] => {
      const isIn = (one: WorldApproval) =>
        list === 'own' ? one.requesterPk === REQUESTER_PK : isWaiting(one) === (list === 'request');
      return approvals
        .filter(isIn)
        .toSorted((one, two) => two.pk - one.pk)
        .map((one) => {
          const device = deviceOf(one.devicePk);
          return anApproval({
            pk: one.pk,
            device_fk: one.devicePk,
            device_alias: device?.alias ?? '',
            requester_fk: one.requesterPk,
            approve_state: approvalState({ approve_state: one.state, deviceExists: device?.exists === true }),
            expired: one.end <= now,
          });
        });
    },
    /** The devices, and which of them are open to the requester now. */
    devices: () =>
      existing().map(({ pk, alias, alive }) => ({
        pk,
        alias,
        alive,
        approval: approvals.some(
          (one) => one.devicePk === pk && one.requesterPk === REQUESTER_PK && isInEffect(windowOf(one), now),
        )
          ? (1 as const)
          : (0 as const),
      })),
    waitingTickets: () => tickets.filter((one) => hasState(TICKET_TABS.requested, one)).length,
  };
}
