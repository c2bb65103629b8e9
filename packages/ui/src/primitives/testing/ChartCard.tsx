import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChartCardProps {
  /** Width in pixels, if the page has as much. */
  readonly width: number;
  readonly children: ReactNode;
}

/** The card around a chart. */
export function ChartCard({ width, children }: ChartCardProps) {
  return (
    <Box
      sx={{
        maxWidth: width,
        boxSizing: 'border-box',
        p: '16px',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: '12px',
        bgcolor: 'tone.surface',
      }}
    >
      {children}
    </Box>
  );
}

interface ChartTitleProps {
  readonly title: string;
  /** Next to it, less prominent. */
  readonly note?: string;
}

/** The title of such a card. */
export function ChartTitle({ title, note }: ChartTitleProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' }}>
      <Box component="h2" sx={{ m: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
        {title}
      </Box>
      {note !== undefined && (
        <Box component="span" sx={{ fontSize: 12.5, lineHeight: '18px', color: 'tone.textSecondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
