import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, type ReactNode } from 'react';
import { radius } from '../../theme/tokens.ts';

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
          gap: '4px 16px',
          p: action ? '6px 8px 6px 14px' : '10px 14px',
          borderRadius: `${radius.control}px`,
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
