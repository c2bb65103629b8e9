import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../../theme/tokens.ts';

/** The frame around what replaces a list: a message, a failure. */
export function ListSurface({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        minHeight: 320,
        border: 1,
        borderColor: 'tone.line',
        borderRadius: `${radius.card}px`,
        bgcolor: 'tone.surface',
      }}
    >
      {children}
    </Box>
  );
}
