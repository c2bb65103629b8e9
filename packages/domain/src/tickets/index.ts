export {
  mayActOnTicket,
  nextTicketState,
  TICKET_ACTIONS,
  TICKET_MESSAGE_LIMIT,
  ticketActionBody,
  ticketActions,
  type ActedTicket,
  type TicketAction,
} from './ticketActions.ts';
export { formatTicketView, parseTicketView } from './ticketAddress.ts';
export { linkedTicket, ticketHref } from './ticketLink.ts';
export { isMailSettled, MAIL_CONFIRMATIONS, mailConfirmation, type MailConfirmation } from './ticketMail.ts';
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
  applicantText,
  TICKET_PAGE_SIZES,
  TICKET_SEARCH_KEYS,
  ticketApprover,
  ticketPeriod,
  ticketQuery,
  ticketRequester,
  withTicketTab,
  type TicketListQuery,
  type TicketSearchKey,
  type TicketView,
} from './ticketView.ts';
