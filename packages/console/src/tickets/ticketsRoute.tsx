import { formatTicketView, linkedTicket, parseTicketView, type TicketView } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { SectionPage } from '@remote-console/ui/primitives';
import { TicketTabsWidget } from '@remote-console/ui/tickets';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageContainer } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { useForgetParameter, useSignUpUrl } from '../routing/index.ts';

/** The state of the ticket page, read from its address, and how to change it. */
function useTicketAddress() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseTicketView(Object.fromEntries(query)), [query]);
  const onViewChange = useCallback((next: TicketView) => setQuery(formatTicketView(next)), [setQuery]);
  const onLinkEnd = useForgetParameter('ticket');
  return { view, onViewChange, linked: linkedTicket(Object.fromEntries(query)), onLinkEnd };
}

function Tickets() {
  const text = useText('frame');
  return (
    <PageContainer>
      <SectionPage title={text('menuTickets')}>
        <PageTitle title={text('menuTickets')} />
        <TicketTabsWidget {...useTicketAddress()} signUpUrl={useSignUpUrl()} />
      </SectionPage>
    </PageContainer>
  );
}

/** The access tickets (C-ROUTE-20). The page works whether or not the menu offers it. */
export function TicketsRoute() {
  return (
    <PageGuard name="ticket-request">
      <Tickets />
    </PageGuard>
  );
}
