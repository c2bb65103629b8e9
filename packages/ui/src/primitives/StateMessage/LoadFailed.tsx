import Button from '@mui/material/Button';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { ICON } from '../icon.ts';
import { StateMessage } from './StateMessage.tsx';

export interface LoadFailedProps {
  /** Asks again. */
  readonly onRetry: () => void;
  /** Whether it is being asked again right now. */
  readonly retrying?: boolean;
  /** What happened, when more is known than that it failed. */
  readonly title?: string;
  /** What to do next. */
  readonly hint?: string;
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailed({ onRetry, retrying = false, title, hint }: LoadFailedProps) {
  const text = useText('common');
  return (
    <StateMessage
      urgent
      Icon={CloudOff}
      title={title ?? text('loadFailedTitle')}
      hint={hint ?? text('loadFailedHint')}
      action={
        <Button onClick={onRetry} disabled={retrying} startIcon={<RefreshCw {...ICON} />}>
          {text(retrying ? 'loading' : 'retry')}
        </Button>
      }
    />
  );
}
