import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListPageProps {
  readonly children: ReactNode;
}

/** A page that is a list: its head, and the list below. */
export function ListPage({ children }: ListPageProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--rc-space-lg)' }}>{children}</Box>
  );
}
