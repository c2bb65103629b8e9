import type { Ticket, TicketApprover } from '@remote-console/api-client';
import { formatInstant, applicantText, ticketPeriod, ticketTab } from '@remote-console/domain';
import { PeriodBar } from '../../periods/index.ts';
import { useText } from '../../i18n/index.ts';
import { CopyButton, Facts, Stack, type Fact } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { TicketMail } from '../TicketMail.tsx';
import { TicketStateBadge } from '../TicketStateBadge/TicketStateBadge.tsx';
import styles from './TicketFacts.module.css';

const approverText = ({ name, position, part }: TicketApprover) =>
  [name, position, part].filter((word) => word !== '').join(' · ');

interface WorkerProps {
  readonly ticket: Ticket;
}

function Worker({ ticket }: WorkerProps) {
  const text = useText('tickets');
  const { worker, state } = ticket;
  if (!worker) return text(ticketTab(state) === 'requested' ? 'noWorker' : 'noWorkerEver');
  return (
    <span className={styles.worker}>
      {worker.loginId}
      <CopyButton value={worker.loginId} label={text('worker')} />
    </span>
  );
}

interface TicketFactsProps {
  readonly ticket: Ticket;
}

/** All the data of a ticket (B-TICKET-18). */
export function TicketFacts({ ticket }: TicketFactsProps) {
  const text = useText('tickets');
  const preferences = useTimePreferences();
  const { from, to } = ticketPeriod(ticket);
  const tab = ticketTab(ticket.state);
  const fact = (name: string, value: string): readonly Fact[] => (value.trim() === '' ? [] : [{ name, value }]);
  const facts: readonly Fact[] = [
    ...fact(text('company'), applicantText(ticket.requesterCompany)),
    ...fact(text('name'), ticket.requesterUserName),
    ...fact(text('part'), ticket.requesterDepartment),
    { name: text('mail'), value: <TicketMail ticket={ticket} /> },
    ...fact(text('columnReason'), ticket.workReason),
    {
      name: text('devices'),
      value: ticket.devices.map(({ deviceName }) => deviceName).join('\n') || text('noDevices'),
    },
    {
      name: text('namedApprover'),
      value: ticket.requesterApprover ? approverText(ticket.requesterApprover) : text('noApprover'),
    },
    ...(ticket.approvingManager ? fact(text('decider'), approverText(ticket.approvingManager)) : []),
    { name: text('worker'), value: <Worker ticket={ticket} /> },
    ...fact(text('message'), ticket.extra),
  ];
  return (
    <Stack gap="lg">
      <div className={styles.head}>
        <TicketStateBadge state={ticket.state} />
        <span>{text('requestedAt', { time: formatInstant(ticket.requestedTime, preferences, 'minute') })}</span>
      </div>
      <Facts facts={facts} />
      <PeriodBar from={from} to={to} tone={tab === 'requested' ? 'wanted' : tab === 'approved' ? 'given' : 'void'} />
    </Stack>
  );
}
