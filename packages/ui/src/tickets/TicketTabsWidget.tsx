import { useTickets } from '@remote-console/api-client/react';
import { TICKET_TAB_NAMES, ticketQuery, withTicketTab } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { CountTabs, EmptyState, Toolbar } from '../primitives/index.ts';
import { SignUpLink } from './SignUpLink.tsx';
import { TicketSearch } from './TicketSearch.tsx';
import { TicketTable, type TicketListProps } from './TicketTable.tsx';

/** The access tickets by state, each tab with its count (B-TICKET-01 to -08). */
export function TicketTabsWidget(props: TicketListProps) {
  const { view, onViewChange, signUpUrl } = props;
  const text = useText('tickets');
  const { data } = useTickets(ticketQuery(view));
  return (
    <CountTabs
      label={text('tabs')}
      tabs={TICKET_TAB_NAMES.map((tab) => ({ value: tab, label: text(`tab_${tab}`), count: data?.meta[tab] }))}
      value={view.tab}
      onChange={({ value }) => onViewChange(withTicketTab(view, value))}
    >
      <TicketTable
        {...props}
        list="tickets"
        label={text('list')}
        toolbar={<Toolbar search={<TicketSearch {...props} />} />}
        empty={
          <EmptyState
            title={text(`none_${view.tab}`)}
            hint={text('noneHint')}
            action={signUpUrl !== undefined && <SignUpLink url={signUpUrl} />}
          />
        }
      />
    </CountTabs>
  );
}
