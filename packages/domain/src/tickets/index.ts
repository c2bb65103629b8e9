export {
  mayActOnTicket,
  nextTicketState,
  TICKET_ACTIONS,
  ticketActionBody,
  ticketActions,
  type ActedTicket,
  type TicketAction,
} from './ticketActions.ts';
export {
  TICKET_STATES,
  TICKET_TAB_NAMES,
  TICKET_TABS,
  ticketStateName,
  ticketTab,
  type TicketStateName,
  type TicketTab,
} from './ticketState.ts';
export {
  DEFAULT_TICKET_PAGE_SIZE,
  TICKET_PAGE_SIZES,
  ticketApprover,
  ticketPeriod,
  ticketQuery,
  ticketRequester,
  withTicketTab,
  type TicketListQuery,
  type TicketView,
} from './ticketView.ts';
