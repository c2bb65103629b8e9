import type { Theme } from '@mui/material/styles';
import { focusRing } from '../tokens.ts';

/** The soft ring around what has the focus. */
export const ringShadow = (theme: Theme) =>
  `0 0 0 ${focusRing.width}px color-mix(in srgb, ${theme.vars.palette.tone.accent} ${focusRing.strength}%, transparent)`;

/** The ring around something that has no border of its own: accent line plus soft ring. */
export const focusStyle = (theme: Theme) => ({
  outline: `1.5px solid ${theme.vars.palette.tone.accent}`,
  outlineOffset: 0,
  boxShadow: ringShadow(theme),
});

/** The ring of something that a neighbor or a scrolling edge would cut off: it lies inside. */
export const focusStyleInside = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.tone.accent}`,
  outlineOffset: -2,
});
