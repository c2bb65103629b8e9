import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';

interface WaitingProps {
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Says to those who listen that something is loaded, and draws its shape for the others. */
export function Waiting({ label, children }: WaitingProps) {
  const text = useText('common');
  return (
    <Box aria-busy sx={{ position: 'relative' }}>
      <Box component="output" sx={{ display: 'contents' }}>
        <HiddenText>{label ?? text('loading')}</HiddenText>
      </Box>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

const WIDTHS = [64, 48, 72, 56, 68, 44, 60, 52] as const;

/** A width in percent that makes rows look like text and not like a fence; the same on each visit. */
export const widthAt = (index: number) => `${WIDTHS[index % WIDTHS.length] ?? 60}%`;

/** The numbers from 0 to one less than `count`. */
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
