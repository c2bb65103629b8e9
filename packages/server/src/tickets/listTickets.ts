import { DEFAULT_TICKET_PAGE_SIZE } from '@remote-console/domain';
import { foundWith } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { ticketStore } from './ticketStore.ts';

/** A page of tickets with the counts of the tabs (B-TICKET-48, C-API-17). */
export const listTickets = forPerson({ tickets: ticketStore })<'listTickets'>(async ({ query }, { stores }) => {
  const { by = 'reqr_created_date', order = 'desc', limit = DEFAULT_TICKET_PAGE_SIZE, offset = 0, state } = query;
  const { search_key = 'any', search_value } = query;
  const search = search_value === undefined ? null : { key: search_key, text: search_value };
  const choice = { search, pk: query.ticket_pk ?? null };
  return foundWith(
    await stores.tickets.page(state, choice, { by, order, limit, offset }),
    await stores.tickets.counts(state, choice),
  );
});
