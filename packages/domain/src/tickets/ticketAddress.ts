import {
  choiceParameter,
  listState,
  pageParameter,
  SEARCH_LIMIT,
  searchParameter,
  sizeParameter,
  type ViewParameters,
} from '../address/index.ts';
import { TICKET_TAB_NAMES } from './ticketState.ts';
import { DEFAULT_TICKET_PAGE_SIZE, TICKET_PAGE_SIZES, TICKET_SEARCH_KEYS, type TicketView } from './ticketView.ts';

const { parse, format } = listState({
  tab: choiceParameter('state', TICKET_TAB_NAMES, 'requested'),
  page: pageParameter(),
  pageSize: sizeParameter(TICKET_PAGE_SIZES, DEFAULT_TICKET_PAGE_SIZE),
  key: choiceParameter('search_key', TICKET_SEARCH_KEYS, 'any'),
  value: searchParameter('search_value', SEARCH_LIMIT),
});

/** Reads the ticket page's state from the address. */
export function parseTicketView(parameters: ViewParameters): TicketView {
  const { key, value, ...view } = parse(parameters);
  return { ...view, search: { key, value } };
}

/** Writes the ticket page's state for the address. */
export const formatTicketView = ({ search, ...view }: TicketView): Record<string, string> =>
  format({ ...view, ...search });
