import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  /** What is behind it, as the words to press. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is shown only to those who ask for it, behind a press. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Box
        component="summary"
        sx={{
          width: 'fit-content',
          py: 'var(--rc-space-xs)',
          cursor: 'pointer',
          outlineOffset: '2px',
          typography: 'subtitle1',
          color: 'tone.accentText',
        }}
      >
        {label}
      </Box>
      {children}
    </Box>
  );
}
