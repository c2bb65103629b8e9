import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface PanelRowsProps {
  /** Name of the list. */
  readonly label: string;
  /** `PanelRow`s. */
  readonly children: ReactNode;
}

/** A short list in a panel without padding: its lines go from edge to edge. */
export function PanelRows({ label, children }: PanelRowsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

export interface PanelRowProps {
  /** What the row is about. */
  readonly title: ReactNode;
  /** What else is worth knowing, each from a line of its own on. */
  readonly lines: readonly string[];
  /** Signs or a time, beside the words. */
  readonly aside?: ReactNode;
  /** Its buttons; on a narrow panel they are below the words. */
  readonly actions?: ReactNode;
}

/** One entry of a short list in a panel. */
export function PanelRow({ title, lines, aside, actions }: PanelRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'var(--rc-space-sm) var(--rc-space-md)',
        p: 'var(--rc-space-sm) var(--rc-space-lg)',
        borderTop: 1,
        borderColor: 'tone.line',
        fontSize: 'var(--rc-font-size-dense)',
        lineHeight: '20px',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        {lines.map((line) => (
          <Box
            key={line}
            sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' }}
          >
            {line}
          </Box>
        ))}
      </Box>
      {aside && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 'var(--rc-space-hair) var(--rc-space-md)',
            fontSize: 'var(--rc-font-size-label)',
            lineHeight: '18px',
            color: 'tone.textSecondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {aside}
        </Box>
      )}
      {actions && <Box sx={{ display: 'flex', gap: 'var(--rc-space-sm)', ml: 'auto' }}>{actions}</Box>}
    </Box>
  );
}
