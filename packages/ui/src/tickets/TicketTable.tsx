import type { Profile, Ticket } from '@remote-console/api-client';
import { useLinkedTicket, useTickets } from '@remote-console/api-client/react';
import { TICKET_PAGE_SIZES, ticketQuery, type TicketAction, type TicketView } from '@remote-console/domain';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { PERIOD_ROW_HEIGHT } from '../periods/index.ts';
import { DataTable, EmptyState, TableFoot, useLinkedOpening, useListPage } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { useTicketColumns } from './useTicketColumns.tsx';
import { later } from '../material/index.ts';

// No initial screen needs it, so its code is loaded on first use.
const TicketDialogWidget = later(async () => (await import('./TicketDialogWidget.tsx')).TicketDialogWidget);

/** The props of a list of tickets. */
export interface TicketListProps {
  /** The state of the list; the host keeps it in the URL. */
  readonly view: TicketView;
  readonly onViewChange: (view: TicketView) => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** The full sign-up address of partners; an empty list offers to copy it. */
  readonly signUpUrl?: string;
  /** The ticket that the URL opens automatically, as linked from an email. */
  readonly linked?: number | null;
  /** Called when the linked request has been handled: the URL may drop it. */
  readonly onLinkEnd?: () => void;
}

interface TicketTableProps extends TicketListProps {
  readonly list: 'tickets' | 'applications';
  readonly label: string;
  /** Above the table. */
  readonly toolbar?: ReactNode;
  /** Shown if there is no ticket and no search. */
  readonly empty: ReactNode;
}

interface Shown {
  readonly ticket: Ticket;
  readonly act: 'detail' | TicketAction;
  readonly open: boolean;
  /** Counts the openings, so that no entries carry over to the next one. */
  readonly turn: number;
}

/** A list of tickets with pages; a row opens the dialog, which shows the ticket as it is now. */
export function TicketTable(props: TicketTableProps) {
  const { list, view, onViewChange, session, linked = null, onLinkEnd, label, toolbar, empty } = props;
  const person = usePerson(session);
  const [shown, setShown] = useState<Shown | null>(null);
  const query = ticketQuery(view);
  const turnTo = useCallback(
    ({ page }: { readonly page: number }) => onViewChange({ ...view, page }),
    [view, onViewChange],
  );
  const read = useTickets(query);
  const {
    total,
    forbidden: _everybodyMayLook,
    ...drawn
  } = useListPage({ read, asked: query, page: view.page, size: view.pageSize, onPastEnd: turnTo });
  const onOpen = (ticket: Ticket, act: Shown['act']) =>
    setShown((before) => ({ ticket, act, open: true, turn: (before?.turn ?? 0) + 1 }));
  const { data: found, error: failed, isValidating } = useLinkedTicket(linked);
  useLinkedOpening({
    id: linked,
    record: isValidating ? undefined : failed ? null : found && (found.objects[0] ?? null),
    onOpen: (ticket) => onOpen(ticket, 'detail'),
    onMissing: () => onLinkEnd?.(),
  });
  // The ticket may change while its dialog is open: the applicant confirms the address, somebody else decides.
  const known = shown?.open ? [...drawn.rows, ...(found?.objects ?? [])] : [];
  const current = known.find(({ ticketId }) => ticketId === shown?.ticket.ticketId) ?? shown?.ticket;
  const onClose = () => {
    setShown((before) => before && { ...before, ticket: current ?? before.ticket, open: false });
    if (linked !== null) onLinkEnd?.();
  };

  return (
    <div>
      {toolbar}
      <DataTable
        {...drawn}
        label={label}
        columns={useTicketColumns({ list, person, onOpen })}
        getRowKey={({ ticketId }) => ticketId}
        onRowOpen={(ticket) => onOpen(ticket, 'detail')}
        rowHeight={PERIOD_ROW_HEIGHT}
        expectedRows={view.pageSize}
        empty={view.search.value === '' ? empty : <EmptyState reason="no-result" />}
      />
      {total > 0 && !drawn.failed && (
        <TableFoot
          page={view.page}
          pageSize={view.pageSize}
          pageSizes={TICKET_PAGE_SIZES}
          total={total}
          onPageChange={turnTo}
          onPageSizeChange={({ size }) => onViewChange({ ...view, pageSize: size, page: 1 })}
        />
      )}
      {shown && current && (
        <Suspense fallback={null}>
          <TicketDialogWidget
            key={shown.turn}
            open={shown.open}
            ticket={current}
            act={shown.act}
            session={person}
            onClose={onClose}
          />
        </Suspense>
      )}
    </div>
  );
}
