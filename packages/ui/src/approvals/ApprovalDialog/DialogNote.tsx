import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DialogNoteProps {
  /** `note` (default) tells, `error` is announced. */
  readonly tone?: 'note' | 'error';
  /** Without a ground: for a field below it. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What is below the facts: why something cannot be done, what went wrong, or the field for an answer. */
export function DialogNote({ tone = 'note', plain = false, children }: DialogNoteProps) {
  return (
    <Box
      {...(tone === 'error' ? { role: 'alert' } : {})}
      sx={{
        mt: 'var(--rc-space-lg)',
        ...(plain
          ? { color: 'tone.text' }
          : {
              p: 'var(--rc-space-cosy) var(--rc-space-md)',
              borderRadius: 'var(--rc-radius-control)',
              fontSize: 'var(--rc-font-size-dense)',
              lineHeight: '20px',
              bgcolor: tone === 'error' ? 'tone.errorSoft' : 'tone.sunken',
              color: tone === 'error' ? 'tone.error' : 'tone.text',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }),
      }}
    >
      {children}
    </Box>
  );
}
