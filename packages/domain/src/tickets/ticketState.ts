/** The states of an access ticket (C-TICKET-11). */
export const TICKET_STATES = {
  requested: 0,
  reRequested: 1,
  approved: 2,
  onWork: 3,
  reject: 4,
  completed: 10,
} as const;

/** A state's name; any other number is unknown (C-TICKET-12). */
export type TicketStateName = keyof typeof TICKET_STATES | 'unknown';

/** The name of a state. */
export function ticketStateName(state: number): TicketStateName {
  switch (state) {
    case 0:
      return 'requested';
    case 1:
      return 'reRequested';
    case 2:
      return 'approved';
    case 3:
      return 'onWork';
    case 4:
      return 'reject';
    case 10:
      return 'completed';
    default:
      return 'unknown';
  }
}

/** The tabs of the ticket page with their states (C-TICKET-13). */
export const TICKET_TABS = {
  requested: [TICKET_STATES.requested, TICKET_STATES.reRequested],
  approved: [TICKET_STATES.approved, TICKET_STATES.onWork],
  reject: [TICKET_STATES.reject],
  completed: [TICKET_STATES.completed],
} as const satisfies Record<string, readonly number[]>;

/** A tab of the ticket page. */
export type TicketTab = keyof typeof TICKET_TABS;

/** The tabs, in display order. */
export const TICKET_TAB_NAMES = ['requested', 'approved', 'reject', 'completed'] as const satisfies TicketTab[];

/** The tab that contains a state; null for an unknown one. */
export function ticketTab(state: number): TicketTab | null {
  return TICKET_TAB_NAMES.find((tab) => TICKET_TABS[tab].some((held) => held === state)) ?? null;
}
