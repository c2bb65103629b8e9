import Box from '@mui/material/Box';
import { PageHeader, type PageHeaderProps } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

/** A page of a section: its name for the browser and as its heading, what can be done, and its content. */
export function Page({ children, ...header }: PageProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '16px' }}>
      <PageTitle title={header.title} />
      <PageHeader {...header} />
      {children}
    </Box>
  );
}
