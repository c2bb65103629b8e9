import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatAsOf, type Moment } from '@remote-console/domain';
import { CloudOff, History, RefreshCw, WifiOff, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { useNow, useTimePreferences } from '../../provider/contexts.ts';
import { useIsOnline } from '../../provider/useIsOnline.ts';
import { radius } from '../../theme/tokens.ts';
import { ICON } from '../icon.ts';

/** Why what is on the screen is not how things are now. */
export type OutdatedCause =
  /** It was kept, and the answer of the server is on its way. */
  | { readonly kind: 'reading' }
  /** It could not be read again. */
  | {
      readonly kind: 'failed';
      /** What happened, as a sentence. */
      readonly words: string;
      readonly retrying: boolean;
      readonly onRetry: () => void;
    };

export interface OutdatedNoteProps {
  /** When it was so; `null` when that is unknown. */
  readonly asOf: Moment | null;
  readonly cause: OutdatedCause;
}

interface Look {
  readonly Icon: LucideIcon;
  readonly color: string;
  readonly ground: string;
}

const QUIET = { color: 'tone.textSecondary', ground: 'tone.sunken' } as const;

/** A failure warns; that there is no network is said by the frame already, and here in a quiet voice. */
function lookOf(cause: OutdatedCause, isOnline: boolean): Look {
  if (!isOnline) return { Icon: WifiOff, ...QUIET };
  switch (cause.kind) {
    case 'reading':
      return { Icon: History, ...QUIET };
    case 'failed':
      return { Icon: CloudOff, color: 'tone.warn', ground: 'tone.warnSoft' };
  }
}

/**
 * Stands over what is shown although it may have changed: as of when it is, and why. Without a network it says so, since
 * trying again would not help; it then loads automatically.
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
    <Box
      role={isFailed ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 10px',
        boxSizing: 'border-box',
        minHeight: 36,
        p: '2px 2px 2px 12px',
        borderRadius: `${radius.control}px`,
        bgcolor: look.ground,
        color: look.color,
        fontSize: 13,
        lineHeight: '20px',
      }}
    >
      <look.Icon {...ICON} style={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, py: '6px' }}>
        <strong>{time}</strong> {words}
      </Box>
      {isFailed && isOnline && (
        <Button
          variant="text"
          size="small"
          disabled={cause.retrying}
          onClick={cause.onRetry}
          startIcon={<RefreshCw {...ICON} />}
          sx={{ flex: 'none', color: 'inherit' }}
        >
          {text(cause.retrying ? 'loading' : 'retry')}
        </Button>
      )}
    </Box>
  );
}
