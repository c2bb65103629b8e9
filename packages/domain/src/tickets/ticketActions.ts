import { hasApprovalRight, isAdmin, type RoleSession } from '../permissions/index.ts';
import { TICKET_STATES, ticketStateName } from './ticketState.ts';

/** What can be done with a ticket, as `action_type` sends it. */
export const TICKET_ACTIONS = ['approve', 'reject', 'terminate'] as const;

/** One thing to do with a ticket. */
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** The longest message to a requester, in characters. */
export const TICKET_MESSAGE_LIMIT = 1000;

/** What decides about the actions of a ticket. */
export interface ActedTicket {
  readonly state: number;
  /** The approver the request names. */
  readonly requesterApprover: { readonly id: number } | null;
}

/** Whether a person acts on a ticket: who decides on requests, and the approver it names (B-TICKET-51). */
export function mayActOnTicket(
  { requesterApprover }: Pick<ActedTicket, 'requesterApprover'>,
  session: RoleSession & { readonly id?: number | null | undefined },
): boolean {
  return (
    isAdmin(session) || hasApprovalRight(session) || (requesterApprover !== null && requesterApprover.id === session.id)
  );
}

/** The state an action leads to; null where it does not fit. A ticket at work can be ended as well (B-TICKET-54 to -56). */
export function nextTicketState(state: number, action: TicketAction): number | null {
  const name = ticketStateName(state);
  switch (action) {
    case 'approve':
      return name === 'requested' || name === 'reRequested' ? TICKET_STATES.approved : null;
    case 'reject':
      return name === 'requested' || name === 'reRequested' ? TICKET_STATES.reject : null;
    case 'terminate':
      return name === 'approved' || name === 'onWork' ? TICKET_STATES.completed : null;
  }
}

/**
 * What the page offers for a ticket. Detail is offered always and to everybody; the others to whoever acts on it: approve and
 * reject while it waits, terminate when it is approved. For a ticket at work the specification offers detail only
 * (B-TICKET-31 to -38).
 */
export function ticketActions(
  ticket: ActedTicket,
  session: RoleSession & { readonly id?: number | null | undefined },
): readonly ('detail' | TicketAction)[] {
  if (!mayActOnTicket(ticket, session)) return ['detail'];
  switch (ticketStateName(ticket.state)) {
    case 'requested':
    case 'reRequested':
      return ['detail', 'approve', 'reject'];
    case 'approved':
      return ['detail', 'terminate'];
    case 'onWork':
    case 'reject':
    case 'completed':
    case 'unknown':
      return ['detail'];
  }
}

/** What is sent for an action; a message only when one was typed (B-TICKET-39 to -43). */
export function ticketActionBody(
  ticketId: number,
  action: TicketAction,
  message: string,
): { readonly ticketId: number; readonly actionType: TicketAction; readonly extra?: string } {
  const extra = message.trim();
  return { ticketId, actionType: action, ...(extra === '' ? {} : { extra }) };
}
