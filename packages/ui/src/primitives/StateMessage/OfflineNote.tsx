import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { ICON } from '../icon.ts';

/** A strip that says the browser has no connection; what is on the screen stays readable below it. */
export function OfflineNote() {
  const text = useText('common');
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 'var(--rc-space-cosy)',
        p: 'var(--rc-space-cosy) var(--rc-space-inset)',
        borderRadius: 'var(--rc-radius-control)',
        bgcolor: 'tone.warnSoft',
        color: 'tone.warn',
        fontSize: 'var(--rc-font-size-dense)',
        lineHeight: '20px',
      }}
    >
      <WifiOff {...ICON} style={{ flex: 'none', marginTop: 'var(--rc-space-hair)' }} />
      <span>
        <strong>{text('offlineTitle')}</strong> {text('offlineHint')}
      </span>
    </Box>
  );
}
