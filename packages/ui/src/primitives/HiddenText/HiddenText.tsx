import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface HiddenTextProps {
  /** Words for those who listen: they take no room on the screen. */
  readonly children: ReactNode;
  /** Makes the words the target of `aria-describedby` or `aria-labelledby`. */
  readonly id?: string;
}

/** Words that are read out and not drawn, beside a sign that is drawn and not read out. */
export function HiddenText({ children, id }: HiddenTextProps) {
  return (
    <Box
      component="span"
      {...(id ? { id } : {})}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        p: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
