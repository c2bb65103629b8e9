import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { typeScale } from '../../theme/tokens.ts';

export interface PanelProps {
  /** What the panel is about: its heading, and its name. */
  readonly title: string;
  /** How many there are, or for what the panel holds: in a quiet voice beside the title. */
  readonly note?: ReactNode;
  /** Where to see more, or what to do: at the other end of the head. */
  readonly actions?: ReactNode;
  /** Whether the content has the panel's padding (default); a list with lines from edge to edge has its own. */
  readonly padded?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own: a card on the ground of the page, as high as its neighbours. */
export function Panel({ title, note, actions, padded = true, children }: PanelProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-xs) var(--rc-space-md)',
          minHeight: 44,
          p: 'var(--rc-space-sm) var(--rc-space-lg)',
        }}
      >
        <Box
          component="h2"
          id={headingId}
          sx={{
            m: 0,
            fontSize: 'var(--rc-font-size-body)',
            lineHeight: `${typeScale.subheading.line}px`,
            fontWeight: typeScale.subheading.weight,
          }}
        >
          {title}
        </Box>
        {note !== undefined && (
          <Box
            sx={{
              fontSize: 'var(--rc-font-size-label)',
              lineHeight: `${typeScale.label.line}px`,
              color: 'tone.textSecondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {note}
          </Box>
        )}
        {actions && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 'var(--rc-space-xs) var(--rc-space-lg)',
              ml: 'auto',
              fontSize: 'var(--rc-font-size-label)',
              lineHeight: `${typeScale.label.line}px`,
              fontWeight: typeScale.label.weight,
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, ...(padded ? { p: '0 var(--rc-space-lg) var(--rc-space-lg)' } : {}) }}>
        {children}
      </Box>
    </Box>
  );
}
