import type { Components, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';
import { focusStyle, focusStyleInside } from './focus.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/** What is pressed and still drawn by Material UI: choices of a group, and links. Buttons are primitives. */
export const buttonComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { font: 'inherit', letterSpacing: 'inherit' } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${toneOf(theme).line}`,
        borderRadius: radius.control,
        backgroundColor: toneOf(theme).surface,
        overflow: 'hidden',
        '& .MuiToggleButtonGroup-grouped': { border: 0, margin: 0, borderRadius: 0 },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: height.control + 2,
        height: height.control - 2,
        padding: '0 10px',
        fontSize: 12.5,
        fontWeight: 500,
        lineHeight: '18px',
        textTransform: 'none',
        color: toneOf(theme).textSecondary,
        transitionProperty: 'background-color, color',
        '&:hover': { backgroundColor: toneOf(theme).sunken, color: toneOf(theme).text },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: toneOf(theme).accentSoft,
          color: toneOf(theme).accentText,
          fontWeight: 600,
        },
        '&.Mui-focusVisible': focusStyleInside(theme),
        [TOUCH_MEDIA]: { minWidth: height.touch, height: height.touch - 2 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: toneOf(theme).accentText,
        borderRadius: 4,
        '&:focus-visible': focusStyle(theme),
      }),
    },
  },
};
