import type { Theme } from '@mui/material/styles';

/** How a card looks that floats over the page: a toast, and what is carried by the pointer. */
export const FLOATING_CARD = {
  border: 1,
  borderColor: 'tone.line',
  bgcolor: 'tone.raised',
  color: 'tone.text',
  boxShadow: (theme: Theme) => theme.vars.palette.elevation.menu,
} as const;
