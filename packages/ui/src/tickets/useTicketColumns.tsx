import type { Profile, Ticket } from '@remote-console/api-client';
import { formatInstant, ticketActions, ticketApprover, ticketPeriod, type TicketAction } from '@remote-console/domain';
import { periodEnds, PeriodLabel } from '../periods/index.ts';
import { useText } from '../i18n/index.ts';
import { RowButton, type DataColumn } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { RequesterText } from './RequesterText.tsx';
import { TicketStateBadge } from './TicketStateBadge/TicketStateBadge.tsx';

interface TicketColumnsInput {
  /** All tickets, or applications: those show the work, because their devices are chosen on approval. */
  readonly list: 'tickets' | 'applications';
  readonly person: Profile | null;
  readonly onOpen: (ticket: Ticket, act: 'detail' | TicketAction) => void;
}

/** The columns of the ticket table (B-TICKET-09 to -15). */
export function useTicketColumns({ list, person, onOpen }: TicketColumnsInput): readonly DataColumn<Ticket>[] {
  const text = useText('tickets');
  const preferences = useTimePreferences();
  const devicesOf = ({ devices }: Ticket) => {
    const [first, ...others] = devices;
    if (!first) return text('noDevices');
    return others.length === 0
      ? first.deviceName
      : text('devicesMore', { name: first.deviceName, count: others.length });
  };
  const approverOf = (ticket: Ticket) => {
    const approver = ticketApprover(ticket);
    if (!approver) return text('noApprover');
    return approver.id === person?.id ? text('me', { person: approver.name }) : approver.name;
  };
  return [
    {
      field: 'state',
      header: text('columnState'),
      width: 160,
      render: ({ state }) => <TicketStateBadge state={state} />,
    },
    {
      field: 'created',
      yields: 2,
      header: text('columnCreated'),
      width: 150,
      render: ({ requestedTime }) => formatInstant(requestedTime, preferences, 'minute'),
    },
    {
      field: 'requester',
      header: text('columnRequester'),
      flex: 1.4,
      minWidth: 180,
      phone: 'title',
      render: (ticket) => <RequesterText ticket={ticket} />,
    },
    {
      field: 'period',
      header: text('columnPeriod'),
      flex: 0.8,
      minWidth: 168,
      render: (ticket) => <PeriodLabel>{text('periodOf', periodEnds(ticketPeriod(ticket), preferences))}</PeriodLabel>,
    },
    list === 'tickets'
      ? { field: 'devices', yields: 3, header: text('columnDevices'), flex: 1, minWidth: 130, render: devicesOf }
      : {
          field: 'reason',
          yields: 3,
          header: text('columnReason'),
          flex: 1,
          minWidth: 130,
          render: ({ workReason }) => workReason,
        },
    { field: 'approver', yields: 1, header: text('columnApprover'), flex: 0.7, minWidth: 100, render: approverOf },
    {
      field: 'actions',
      header: text('columnActions'),
      align: 'end',
      width: 228,
      phone: 'actions',
      render: (ticket) =>
        ticketActions(ticket, person ?? {}).map((act) => (
          <RowButton
            key={act}
            {...(act === 'reject' || act === 'terminate' ? { color: 'error' as const } : {})}
            aria-label={text('actionOf', { name: ticket.requesterUserName, action: text(act) })}
            onClick={() => onOpen(ticket, act)}
          >
            {text(act)}
          </RowButton>
        )),
    },
  ];
}
