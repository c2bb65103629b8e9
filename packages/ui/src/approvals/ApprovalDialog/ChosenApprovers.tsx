import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';

interface ChosenApproversProps {
  /** Who decides, in a sentence. */
  readonly said: string;
}

/** What is said below a field, where there is none to write in. */
export function DialogHint({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ typography: 'body2', fontWeight: 400, color: 'tone.textSecondary' }}>{children}</Box>;
}

/** Who decides where the group of the device has chosen approvers: nobody else can be named. */
export function ChosenApprovers({ said }: ChosenApproversProps) {
  const text = useText('approvals');
  return (
    <Box role="group" aria-label={text('approvers')} sx={{ display: 'grid', gap: 'var(--rc-space-xs)' }}>
      <Box sx={{ fontSize: 'var(--rc-font-size-dense)', fontWeight: 600 }}>{text('approvers')}</Box>
      <Box sx={{ fontSize: 'var(--rc-font-size-entry)', lineHeight: '20px', overflowWrap: 'anywhere' }}>{said}</Box>
    </Box>
  );
}
