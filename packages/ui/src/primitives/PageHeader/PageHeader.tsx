import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** Name of the page: its one first-level heading. */
  readonly title: string;
  /** The way here, above the title. */
  readonly breadcrumb?: ReactNode;
  /** Figures or signs beside the title. */
  readonly aside?: ReactNode;
  /** What can be done on the page; at most one filled button. */
  readonly actions?: ReactNode;
}

/** The head of a page: where I am, what this is, what I can do. */
export function PageHeader({ title, breadcrumb, aside, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ display: 'grid', gap: '4px' }}>
      {breadcrumb}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        {aside && <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>{aside}</Box>}
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', ml: 'auto' }}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}
