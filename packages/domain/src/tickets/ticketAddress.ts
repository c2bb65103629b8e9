import { oneOf, pageOf, pageSizeOf, pkOf, SEARCH_LIMIT, searchOf, type ViewParameters } from '../address/index.ts';
import type { Language } from '../languages/index.ts';
import { TICKET_TAB_NAMES } from './ticketState.ts';
import { DEFAULT_TICKET_PAGE_SIZE, TICKET_PAGE_SIZES, TICKET_SEARCH_KEYS, type TicketView } from './ticketView.ts';

/** Reads the ticket page's state from the address; a missing or invalid value falls back to its default. */
export function parseTicketView(parameters: ViewParameters): TicketView {
  return {
    tab: oneOf(TICKET_TAB_NAMES, parameters['state'], 'requested'),
    page: pageOf(parameters['page']),
    pageSize: pageSizeOf(TICKET_PAGE_SIZES, parameters['size'], DEFAULT_TICKET_PAGE_SIZE),
    search: {
      key: oneOf(TICKET_SEARCH_KEYS, parameters['search_key'], 'any'),
      value: searchOf(parameters['search_value'], SEARCH_LIMIT),
    },
  };
}

/** The ticket that an address opens automatically, as `ticketHref` names it; `null` for none. */
export function linkedTicket(parameters: ViewParameters): number | null {
  return pkOf(parameters['ticket']);
}

/** The address of the page on which a ticket opens automatically. */
export function ticketHref(language: Language, pk: number): string {
  return `/${language}/access-ticket/request?ticket=${pk}`;
}

/** Writes the ticket page's state for the address; what equals its default is left out. */
export function formatTicketView({ tab, page, pageSize, search }: TicketView): Record<string, string> {
  const parameters: Record<string, string> = {};
  if (tab !== 'requested') parameters['state'] = tab;
  if (page !== 1) parameters['page'] = String(page);
  if (pageSize !== DEFAULT_TICKET_PAGE_SIZE) parameters['size'] = String(pageSize);
  if (search.key !== 'any') parameters['search_key'] = search.key;
  if (search.value !== '') parameters['search_value'] = search.value;
  return parameters;
}
