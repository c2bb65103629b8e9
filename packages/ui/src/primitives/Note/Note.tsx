import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, type ReactNode } from 'react';

const TONES = {
  info: { bgcolor: 'tone.infoSoft', color: 'tone.info' },
  accent: { bgcolor: 'tone.accentSoft', color: 'tone.accentText' },
  success: { bgcolor: 'tone.onlineSoft', color: 'tone.online' },
  warn: { bgcolor: 'tone.warnSoft', color: 'tone.warn' },
  error: { bgcolor: 'tone.errorSoft', color: 'tone.error' },
} as const;

export interface NoteProps {
  readonly tone: keyof typeof TONES;
  /** A note without words is not drawn; it stays in the page, so that words that come later are read out. */
  readonly children?: ReactNode;
  /** A button at the end of the note. */
  readonly action?: ReactNode;
  /** `status` has the words read out when they come or change. */
  readonly role?: 'status';
  /** Its place among its neighbors, such as a margin. */
  readonly sx?: SxProps<Theme>;
}

/** A tinted box with a sentence or two about the form or the page that it belongs to. */
export const Note = forwardRef<HTMLDivElement, NoteProps>(function Note({ tone, children, action, role, sx }, ref) {
  return (
    <Box
      ref={ref}
      {...(role ? { role } : {})}
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-xs) var(--rc-space-lg)',
          p: action
            ? 'var(--rc-space-snug) var(--rc-space-sm) var(--rc-space-snug) var(--rc-space-inset)'
            : 'var(--rc-space-cosy) var(--rc-space-inset)',
          borderRadius: 'var(--rc-radius-control)',
          typography: 'body1',
          overflowWrap: 'anywhere',
          '&:empty': { display: 'none' },
        },
        TONES[tone],
        ...(Array.isArray(sx) ? sx : [sx ?? false]),
      ]}
    >
      {children}
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
});
