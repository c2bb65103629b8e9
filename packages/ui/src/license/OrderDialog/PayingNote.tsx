import CircularProgress from '@mui/material/CircularProgress';
import { useText } from '../../i18n/index.ts';
import styles from './PayingNote.module.css';

interface PayingNoteProps {
  /** The window is open, or closed and its result is being checked. */
  readonly stage: 'paying' | 'checking';
}

/** Shown in the dialog while the payment continues in its own window. */
export function PayingNote({ stage }: PayingNoteProps) {
  const text = useText('license');
  return (
    <div role="status" className={styles.paying}>
      <CircularProgress size={28} aria-hidden sx={{ mb: 'var(--rc-space-md)' }} />
      <div className={styles.title}>{text(stage === 'paying' ? 'payingTitle' : 'checkingTitle')}</div>
      {stage === 'paying' && <div className={styles.hint}>{text('payingBody')}</div>}
    </div>
  );
}
