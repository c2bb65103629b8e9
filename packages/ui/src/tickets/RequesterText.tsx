import type { Ticket } from '@remote-console/api-client';
import { ticketRequester } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import styles from './RequesterText.module.css';

interface RequesterTextProps {
  readonly ticket: Ticket;
}

/** The requester, in a cell, and below the email address, marked if it is unconfirmed. */
export function RequesterText({ ticket }: RequesterTextProps) {
  const text = useText('tickets');
  return (
    <span className={styles.requester}>
      <span className={styles.line}>{ticketRequester(ticket).join(' · ')}</span>
      <span className={`${styles.line} ${styles.mail}`}>
        {ticket.mailConfirmation === 'waiting' ? `${text('mailWaiting')} · ${ticket.mail}` : ticket.mail}
      </span>
    </span>
  );
}
