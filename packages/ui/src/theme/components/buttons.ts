import type { Components, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';
import { iconButtonLook, outlinedLook, smallLook, wordsLook } from './buttonLooks.ts';
import { focusStyle, focusStyleInside } from './focus.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/** Buttons: `contained` is the one main act, `soft` the main act of a card, `outlined` (default) and `text` are quiet. */
export const buttonComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { font: 'inherit', letterSpacing: 'inherit' } },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...wordsLook,
        minHeight: height.control,
        padding: '0 14px',
        fontSize: 13,
        textTransform: 'none',
        transitionProperty: 'background-color, border-color, color',
        '&.Mui-focusVisible': focusStyle(theme),
        [TOUCH_MEDIA]: { minHeight: height.touch },
        '& .MuiButton-startIcon': { marginInline: '-2px 7px' },
        '& .MuiButton-endIcon': { marginInline: '7px -2px' },
        // The words keep their room, unseen, while the sign of waiting covers them.
        '&.MuiButton-loading.Mui-disabled': { color: 'transparent', backgroundColor: toneOf(theme).sunken },
        '& .MuiButton-loadingIndicator': { color: toneOf(theme).textSecondary },
        variants: [
          {
            props: { size: 'small' },
            style: smallLook,
          },
          {
            props: { size: 'large' },
            style: { minHeight: height.controlLarge, fontSize: 14, [TOUCH_MEDIA]: { minHeight: height.touch } },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&:hover': { backgroundColor: toneOf(theme).accentHover } },
          },
          {
            props: { variant: 'contained' },
            style: {
              '&.Mui-disabled:not(.MuiButton-loading)': {
                backgroundColor: toneOf(theme).sunken,
                color: toneOf(theme).textHint,
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              backgroundColor: toneOf(theme).surface,
              '&.Mui-disabled:not(.MuiButton-loading)': {
                borderColor: toneOf(theme).line,
                color: toneOf(theme).textHint,
                opacity: 0.7,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: outlinedLook(theme),
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              color: toneOf(theme).error,
              borderColor: `color-mix(in srgb, ${toneOf(theme).error} 50%, ${toneOf(theme).surface})`,
              '&:hover': { backgroundColor: toneOf(theme).errorSoft, borderColor: toneOf(theme).error },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: {
              color: toneOf(theme).textSecondary,
              fontWeight: 500,
              '&:hover': { backgroundColor: toneOf(theme).sunken, color: toneOf(theme).text },
            },
          },
          {
            props: { variant: 'soft' },
            style: {
              backgroundColor: toneOf(theme).accentSoft,
              color: toneOf(theme).accentText,
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${toneOf(theme).accentSoft} 82%, ${toneOf(theme).accent})`,
                color: toneOf(theme).text,
              },
              '&.Mui-disabled:not(.MuiButton-loading)': {
                backgroundColor: toneOf(theme).sunken,
                color: toneOf(theme).textHint,
              },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...iconButtonLook(theme),
        padding: 0,
        transitionProperty: 'background-color, color',
        '&.Mui-focusVisible': focusStyle(theme),
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
