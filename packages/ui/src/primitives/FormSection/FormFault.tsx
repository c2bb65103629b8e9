import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormFaultProps {
  /** What is wrong with the form as a whole, and what can be done. */
  readonly children: ReactNode;
}

/** Says what is wrong with a form where no field of it is to blame. */
export function FormFault({ children }: FormFaultProps) {
  return (
    <Box role="alert" sx={{ color: 'tone.error', fontSize: 'var(--rc-font-size-dense)', lineHeight: '20px' }}>
      {children}
    </Box>
  );
}
