import { DEFAULT_TICKET_PAGE_SIZE } from '@remote-console/domain';
import { foundWith } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { ticketStore } from './ticketStore.ts';

/** A page of tickets with the counts of the tabs (B-TICKET-48, C-API-17). */
export const listTickets = forPerson({ tickets: ticketStore })<'listTickets'>(async ({ query }, { stores }) => {
  const { by = 'reqr_created_date', order = 'desc', limit = DEFAULT_TICKET_PAGE_SIZE, offset = 0, state } = query;
  const { searchKey = 'any', searchValue } = query;
  const search = searchValue === undefined ? null : { key: searchKey, text: searchValue };
  const choice = { search, pk: query.ticketId ?? null };
  return foundWith(
    await stores.tickets.page(state, choice, { by, order, limit, offset }),
    await stores.tickets.counts(state, choice),
  );
});
