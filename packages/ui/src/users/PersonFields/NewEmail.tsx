import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import styles from './NewEmail.module.css';

export interface NewEmailProps {
  /** The address that waits until its link is opened. */
  readonly address: string;
  /** Resends the link. */
  readonly onResend: () => Promise<unknown>;
  /** Discards the address; the current one stays. */
  readonly onCancel: () => Promise<unknown>;
}

/** Says that a new email address is waiting for its link, and offers to resend the link or to cancel. */
export function NewEmail({ address, onResend, onCancel }: NewEmailProps) {
  const text = useText('users');
  const [waiting, setWaiting] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setWaiting(true);
    await act();
    setWaiting(false);
  };
  return (
    <div role="group" aria-label={text('newEmail')} className={styles.newEmail}>
      <div className={styles.hint}>{text('newEmailWaits', { email: address })}</div>
      <div className={styles.actions}>
        <Button size="small" variant="text" disabled={waiting} onClick={() => void run(onResend)}>
          {text('newEmailResend')}
        </Button>
        <Button size="small" variant="text" disabled={waiting} onClick={() => void run(onCancel)}>
          {text('newEmailCancel')}
        </Button>
      </div>
    </div>
  );
}
