import { hasApprovalRight, isAdmin, type RoleSession } from '../permissions/index.ts';
import { TICKET_STATES, ticketStateName } from './ticketState.ts';

/** What can be done with a ticket, as sent in `action_type`. */
export const TICKET_ACTIONS = ['approve', 'reject', 'terminate'] as const;

/** A ticket action. */
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** The longest message to a requester, in characters. */
export const TICKET_MESSAGE_LIMIT = 1000;

/** What determines a ticket's actions. */
export interface ActedTicket {
  readonly state: number;
  /** The approver named in the request. */
  readonly requesterApprover: { readonly id: number } | null;
}

/** Whether a user acts on a ticket: they decide on requests, or are the approver it names (B-TICKET-51). */
export function mayActOnTicket(
  { requesterApprover }: Pick<ActedTicket, 'requesterApprover'>,
  session: RoleSession & { readonly id?: number | null | undefined },
): boolean {
  return (
    isAdmin(session) || hasApprovalRight(session) || (requesterApprover !== null && requesterApprover.id === session.id)
  );
}

/** The state that an action leads to; null if none. A ticket in use can be ended as well (B-TICKET-54 to -56). */
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
 * What the page offers for a ticket. Details are always offered to everyone; the others to whoever acts on it: approve
 * and reject while it is pending, terminate once it is approved. For a ticket in use the specification offers only
 * details (B-TICKET-31 to -38).
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

/** What is sent for an action; a message only if one was typed (B-TICKET-39 to -43). */
export function ticketActionBody(
  ticketId: number,
  action: TicketAction,
  message: string,
): { readonly ticketId: number; readonly actionType: TicketAction; readonly extra?: string } {
  const extra = message.trim();
  return { ticketId, actionType: action, ...(extra === '' ? {} : { extra }) };
}
