import type { Theme } from '@mui/material/styles';
import { focusRing } from '../tokens.ts';

/** The soft ring around the focused element. */
export const ringShadow = (theme: Theme) =>
  `0 0 0 ${focusRing.width}px color-mix(in srgb, ${theme.vars.palette.tone.accent} ${focusRing.strength}%, transparent)`;

/** The focus ring of an element without a border: accent line plus soft ring. */
export const focusStyle = (theme: Theme) => ({
  outline: `1.5px solid ${theme.vars.palette.tone.accent}`,
  outlineOffset: 0,
  boxShadow: ringShadow(theme),
});

/** The focus ring of an element that a neighbor or a scroll container would clip: it is inset. */
export const focusStyleInside = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.tone.accent}`,
  outlineOffset: -2,
});
