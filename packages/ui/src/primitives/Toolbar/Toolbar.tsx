import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { height } from '../../theme/tokens.ts';

export interface ToolbarProps {
  /** What narrows the list: a search, dates, a filter. */
  readonly search?: ReactNode;
  /** A figure or words about the list, between the search and the acts. */
  readonly note?: ReactNode;
  /** What can be done with the list, or with what is selected in it. */
  readonly actions?: ReactNode;
}

/** Above a list: what narrows it on the left, what can be done on the right. On a phone one below the other. */
export function Toolbar({ search, note, actions }: ToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        // A field whose label is above it and a button without one meet at their lower edge.
        alignItems: 'flex-end',
        gap: '10px 16px',
        mb: '12px',
      }}
    >
      {search && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            gap: '8px',
            flex: '1 1 320px',
            minWidth: 0,
            maxWidth: 720,
          }}
        >
          {search}
        </Box>
      )}
      {note && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: height.control,
            fontSize: 13,
            lineHeight: '20px',
            color: 'tone.textSecondary',
            minWidth: 0,
          }}
        >
          {note}
        </Box>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', ml: 'auto', maxWidth: '100%' }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
