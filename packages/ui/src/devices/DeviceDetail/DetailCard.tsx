import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

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
        p: 'var(--rc-space-lg)',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
      }}
    >
      <Box
        component="h2"
        id={titleId}
        sx={{
          m: 0,
          mb: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-entry)',
          lineHeight: '20px',
          fontWeight: 600,
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
