import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { radius } from '../../theme/index.ts';

interface DetailCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the detail page with its heading. */
export function DetailCard({ title, children }: DetailCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        p: '16px',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: `${radius.card}px`,
        bgcolor: 'tone.surface',
      }}
    >
      <Box component="h2" id={titleId} sx={{ m: 0, mb: '8px', fontSize: 13.5, lineHeight: '20px', fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
