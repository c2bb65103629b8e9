import { CloudOff, RefreshCw, WifiOff } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { useIsOnline } from '../../browser/index.ts';
import { Button } from '../Button/Button.tsx';
import { ICON } from '../icon.ts';
import { StateMessage } from './StateMessage.tsx';

export interface LoadFailedProps {
  /** Retries. */
  readonly onRetry: () => void;
  /** Whether a retry is in progress. */
  readonly retrying?: boolean;
  /** What happened, if more is known than that it failed. */
  readonly title?: string;
  /** What to do next. */
  readonly hint?: string;
}

/** Shown if something could not be loaded, with a retry. Without a network it says so. */
export function LoadFailed({ onRetry, retrying = false, title, hint }: LoadFailedProps) {
  const text = useText('common');
  const isOnline = useIsOnline();
  return (
    <StateMessage
      urgent
      Icon={isOnline ? CloudOff : WifiOff}
      title={isOnline ? (title ?? text('loadFailedTitle')) : text('offlineTitle')}
      hint={isOnline ? (hint ?? text('loadFailedHint')) : text('offlineHint')}
      action={
        <Button onClick={onRetry} disabled={retrying} startIcon={<RefreshCw {...ICON} />}>
          {text(retrying ? 'loading' : 'retry')}
        </Button>
      }
    />
  );
}
