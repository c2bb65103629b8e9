import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useText } from '../../i18n/index.ts';

interface PayingNoteProps {
  /** The window is open, or closed and its result is being asked for. */
  readonly stage: 'paying' | 'checking';
}

/** Stands in the dialog while the payment goes on in a window of its own. */
export function PayingNote({ stage }: PayingNoteProps) {
  const text = useText('license');
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 'var(--rc-space-xs)',
        p: 'var(--rc-space-xl) 0',
        textAlign: 'center',
      }}
    >
      <CircularProgress size={28} aria-hidden sx={{ mb: 'var(--rc-space-md)' }} />
      <Box sx={{ fontWeight: 600 }}>{text(stage === 'paying' ? 'payingTitle' : 'checkingTitle')}</Box>
      {stage === 'paying' && (
        <Box sx={{ fontSize: 'var(--rc-font-size-dense)', lineHeight: '20px', color: 'tone.textSecondary' }}>
          {text('payingBody')}
        </Box>
      )}
    </Box>
  );
}
