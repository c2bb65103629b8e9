import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under one name. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 'var(--rc-space-inset)' }}
    >
      <Box
        component="legend"
        sx={{
          p: 0,
          mb: 'var(--rc-space-cosy)',
          fontSize: 'var(--rc-font-size-body)',
          lineHeight: '20px',
          fontWeight: 700,
        }}
      >
        {legend}
      </Box>
      {children}
    </Box>
  );
}
