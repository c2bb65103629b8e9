import { formatAsOf, type Moment } from '@remote-console/domain';
import { CloudOff, History, RefreshCw, WifiOff, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { useIsOnline } from '../../browser/index.ts';
import { Button } from '../Button/Button.tsx';
import { ICON } from '../icon.ts';
import styles from './OutdatedNote.module.css';

/** Why the displayed data is not current. */
export type OutdatedCause =
  /** It was kept, and the server's answer is pending. */
  | { readonly kind: 'reading' }
  /** It could not be refreshed. */
  | {
      readonly kind: 'failed';
      /** What happened, as a sentence. */
      readonly words: string;
      readonly retrying: boolean;
      readonly onRetry: () => void;
    };

export interface OutdatedNoteProps {
  /** When it was current; `null` if unknown. */
  readonly asOf: Moment | null;
  readonly cause: OutdatedCause;
}

interface Look {
  readonly Icon: LucideIcon;
  readonly tone: string;
}

/** A failure is a warning; a missing network is already reported by the frame, and only mentioned here. */
function lookOf(cause: OutdatedCause, isOnline: boolean): Look {
  if (!isOnline) return { Icon: WifiOff, tone: styles.quiet };
  switch (cause.kind) {
    case 'reading':
      return { Icon: History, tone: styles.quiet };
    case 'failed':
      return { Icon: CloudOff, tone: styles.warning };
  }
}

/**
 * Shown above data that may have changed: its time, and why. Without a network it says so, since retrying would not
 * help; it then reloads automatically.
 */
export function OutdatedNote({ asOf, cause }: OutdatedNoteProps) {
  const text = useText('common');
  const now = useNow();
  const preferences = useTimePreferences();
  const isOnline = useIsOnline();
  const time = asOf === null ? text('asOfEarlier') : text('asOf', { time: formatAsOf(asOf, now, preferences) });
  const isFailed = cause.kind === 'failed';
  const look = lookOf(cause, isOnline);
  const reason = isFailed ? cause.words : text('updating');
  const words = isOnline ? reason : text('offlineTitle');
  return (
    <div role={isFailed ? 'alert' : 'status'} className={`${styles.note} ${look.tone}`}>
      <look.Icon {...ICON} className={styles.icon} />
      <span className={styles.words}>
        <strong>{time}</strong> {words}
      </span>
      {isFailed && isOnline && (
        <Button
          variant="text"
          size="small"
          disabled={cause.retrying}
          onClick={cause.onRetry}
          startIcon={<RefreshCw {...ICON} />}
          className={styles.retry}
        >
          {text(cause.retrying ? 'loading' : 'retry')}
        </Button>
      )}
    </div>
  );
}
