import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TileGridProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The numbers side by side in one card, with lines between them: five in a row, fewer where there is less room. */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          // An odd tile at the end takes what is left of its row.
          '& > :last-child': { gridColumn: 'span 2' },
          '@container (min-width: 860px)': {
            gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
            '& > :last-child': { gridColumn: 'auto' },
          },
          // The lines are the ground between the tiles.
          gap: '1px',
          minWidth: 0,
          m: 0,
          p: 0,
          overflow: 'hidden',
          listStyle: 'none',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-card)',
          bgcolor: 'tone.line',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
