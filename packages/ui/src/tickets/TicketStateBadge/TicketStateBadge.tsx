import { ticketStateName, type TicketStateName } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, type StatusTone } from '../../primitives/index.ts';

const TONES: Readonly<Record<TicketStateName, StatusTone>> = {
  requested: 'warn',
  reRequested: 'warn',
  approved: 'info',
  onWork: 'online',
  reject: 'error',
  completed: 'offline',
  unknown: 'offline',
};

export interface TicketStateBadgeProps {
  /** The ticket's value; an invalid number is shown as unknown (C-TICKET-12). */
  readonly state: number;
}

/** The state of a ticket. */
export function TicketStateBadge({ state }: TicketStateBadgeProps) {
  const text = useText('tickets');
  const name = ticketStateName(state);
  return <StatusBadge tone={TONES[name]} label={text(`state_${name}`)} />;
}
