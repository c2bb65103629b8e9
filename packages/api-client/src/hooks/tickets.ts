import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { TicketActionBody, TicketListQuery } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** Every read that an action on a ticket can affect. */
const TICKET_READS = ['/tickets', '/devices/summary'] as const satisfies readonly ReadPath[];

/** A page of tickets with the counts of the tabs. The previous page's rows stay while the next is loading. */
export function useTickets(query: TicketListQuery) {
  return useApi().useQuery('/tickets', { params: { query } }, PAGED);
}

/** One ticket, as a list of one or none; `null` requests nothing. */
export function useLinkedTicket(pk: number | null) {
  return useApi().useQuery(
    '/tickets',
    pk === null ? null : { params: { query: { ticketId: pk, limit: 1, offset: 0 } } },
  );
}

/** Approves, rejects or ends a ticket; throws `ApiFailure`. The lists are refreshed either way. */
export function useActOnTicket() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (body: TicketActionBody) => {
      await answerOf(client.POST('/tickets', { body })).finally(() => void refresh(TICKET_READS));
    },
    [client, refresh],
  );
}
