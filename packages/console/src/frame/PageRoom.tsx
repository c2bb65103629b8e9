import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageRoomProps {
  readonly children: ReactNode;
}

/** The same room around every page, on every screen; a wide screen does not pull its lines apart. */
export function PageRoom({ children }: PageRoomProps) {
  return <Box sx={{ maxWidth: 1320, mx: 'auto', p: { xs: '16px', md: '20px 24px 32px' } }}>{children}</Box>;
}
