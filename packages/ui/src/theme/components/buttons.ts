import type { Components, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';
import { focusStyle, focusStyleInside } from './focus.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/**
 * Interactive elements rendered by Material UI: choices of a group, links, and the buttons in its own pickers and
 * fields. Those of the library are primitives.
 */
export const buttonComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { font: 'inherit', letterSpacing: 'inherit' } },
  },
  // The actions of a date picker on a phone.
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: height.control,
        padding: '0 14px',
        borderRadius: radius.control,
        borderColor: toneOf(theme).lineStrong,
        backgroundColor: toneOf(theme).surface,
        color: toneOf(theme).text,
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 600,
        letterSpacing: '-0.005em',
        textTransform: 'none',
        whiteSpace: 'nowrap',
        transitionProperty: 'background-color, border-color, color',
        '&:hover': { backgroundColor: toneOf(theme).sunken, borderColor: toneOf(theme).lineControl },
        '&.Mui-focusVisible': focusStyle(theme),
        '&.Mui-disabled': { borderColor: toneOf(theme).line, color: toneOf(theme).textHint, opacity: 0.7 },
        [TOUCH_MEDIA]: { minHeight: height.touch },
      }),
    },
  },
  // The icons in fields and calendars of date pickers, and in fields with suggestions.
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: height.control,
        height: height.control,
        padding: 0,
        borderRadius: radius.control,
        color: toneOf(theme).textSecondary,
        transitionProperty: 'background-color, color',
        '&:hover': { backgroundColor: toneOf(theme).sunken, color: toneOf(theme).text },
        '&.Mui-focusVisible': focusStyle(theme),
        [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: height.controlSmall,
              height: height.controlSmall,
              [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
            },
          },
        ],
      }),
    },
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
        // A label of two lines, on a phone or with large letters, makes the whole group taller.
        minHeight: height.control - 2,
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
        [TOUCH_MEDIA]: { minWidth: height.touch, minHeight: height.touch - 2 },
      }),
    },
  },
};
