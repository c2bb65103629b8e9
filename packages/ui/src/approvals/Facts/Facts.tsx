import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One thing that is known, with its name. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** What is known of a request, name by name. Line breaks of what was written stay. */
export function Facts({ facts }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        gap: { xs: '0', sm: 'var(--rc-space-sm) var(--rc-space-xl)' },
        m: 0,
        fontSize: 'var(--rc-font-size-entry)',
        lineHeight: '20px',
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box
            component="dt"
            sx={{
              color: 'tone.textSecondary',
              fontSize: { xs: 'var(--rc-font-size-caption)', sm: 'var(--rc-font-size-entry)' },
            }}
          >
            {name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mb: { xs: 'var(--rc-space-sm)', sm: 0 },
              minWidth: 0,
              color: 'tone.text',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
