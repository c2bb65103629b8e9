import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/index.ts';

export interface SectionPageProps extends PageHeaderProps {
  /** What the page is for, in a sentence below its title. */
  readonly description?: ReactNode;
  /** `wide` (default, 1320 px) for tables, `form` (880 px) for settings and reading. */
  readonly width?: 'wide' | 'form';
  readonly children: ReactNode;
}

const WIDTHS = { wide: 1320, form: 880 } as const;

/** The body of a page: its head and its content. The room around it belongs to whoever places it. */
export function SectionPage({ description, width = 'wide', children, ...head }: SectionPageProps) {
  return (
    <Box sx={{ maxWidth: WIDTHS[width], minWidth: 0 }}>
      <PageHeader {...head} />
      {description && (
        <Box
          sx={{
            mt: 'var(--rc-space-xs)',
            maxWidth: 720,
            fontSize: 'var(--rc-font-size-entry)',
            lineHeight: '20px',
            color: 'tone.textSecondary',
          }}
        >
          {description}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 'var(--rc-space-lg)',
          mt: 'var(--rc-space-lg)',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
