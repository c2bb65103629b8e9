import type { CSSObject, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/** What every button with words has in common. */
export const wordsLook = {
  minWidth: 0,
  borderRadius: radius.control,
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: '-0.005em',
  whiteSpace: 'nowrap',
} as const satisfies CSSObject;

/** The measures of a small button. */
export const smallLook = {
  minHeight: height.controlSmall,
  padding: '0 10px',
  fontSize: 12.5,
  [TOUCH_MEDIA]: { minHeight: height.touch },
} as const satisfies CSSObject;

/** A quiet button with a border. */
export const outlinedLook = (theme: Theme) => ({
  color: toneOf(theme).text,
  borderColor: toneOf(theme).lineStrong,
  '&:hover': { backgroundColor: toneOf(theme).sunken, borderColor: toneOf(theme).lineControl },
});

/** A button that is a sign alone. */
export const iconButtonLook = (theme: Theme) => ({
  width: height.control,
  height: height.control,
  borderRadius: radius.control,
  color: toneOf(theme).textSecondary,
  '&:hover': { backgroundColor: toneOf(theme).sunken, color: toneOf(theme).text },
  [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
});
