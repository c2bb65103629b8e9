import type { Ticket } from '@remote-console/api-client';
import { useText } from '../i18n/index.ts';
import { StatusBadge, type StatusTone } from '../primitives/index.ts';
import styles from './TicketMail.module.css';

type Confirmation = Ticket['mailConfirmation'];

const SIGNS = {
  confirmed: { tone: 'online', label: 'mailConfirmed' },
  waiting: { tone: 'warn', label: 'mailWaiting' },
  unasked: { tone: 'offline', label: 'mailUnasked' },
} as const satisfies Record<Confirmation, { readonly tone: StatusTone; readonly label: string }>;

export interface TicketMailProps {
  readonly ticket: Pick<Ticket, 'mail' | 'mailConfirmation'>;
}

/** The address of a requester, and whether it is confirmed. */
export function TicketMail({ ticket }: TicketMailProps) {
  const text = useText('tickets');
  const { tone, label } = SIGNS[ticket.mailConfirmation];
  return (
    <span className={styles.mail}>
      <span>{ticket.mail}</span>
      <StatusBadge tone={tone} label={text(label)} />
    </span>
  );
}
