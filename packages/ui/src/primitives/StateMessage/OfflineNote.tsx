import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { radius } from '../../theme/tokens.ts';
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
        gap: '10px',
        p: '10px 14px',
        borderRadius: `${radius.control}px`,
        bgcolor: 'tone.warnSoft',
        color: 'tone.warn',
        fontSize: 13,
        lineHeight: '20px',
      }}
    >
      <WifiOff {...ICON} style={{ flex: 'none', marginTop: 2 }} />
      <span>
        <strong>{text('offlineTitle')}</strong> {text('offlineHint')}
      </span>
    </Box>
  );
}
