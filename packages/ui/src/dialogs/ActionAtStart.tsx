import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionAtStartProps {
  readonly children: ReactNode;
}

/** Keeps one action of a dialog at the start of the row, away from the others: what leaves, or takes back. */
export function ActionAtStart({ children }: ActionAtStartProps) {
  return <Box sx={{ display: 'flex', mr: 'auto' }}>{children}</Box>;
}
