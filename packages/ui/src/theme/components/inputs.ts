import type { Components, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';
import { checkedBox, emptyBox, partlyCheckedBox } from './checkboxIcons.tsx';
import { focusStyle, ringShadow } from './focus.ts';
import { chosenRing, emptyRing } from './radioIcons.tsx';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/** Inputs, checkboxes, radio buttons and switches. */
export const inputComponents: Components<Theme> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', fullWidth: true },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.control,
        borderRadius: radius.control,
        backgroundColor: toneOf(theme).surface,
        fontSize: 14,
        lineHeight: '20px',
        [TOUCH_MEDIA]: { minHeight: height.touch, fontSize: 16 },
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: toneOf(theme).lineControl },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: toneOf(theme).textHint },
        '&.Mui-focused': { boxShadow: ringShadow(theme) },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: toneOf(theme).accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: toneOf(theme).error },
        '&.Mui-error.Mui-focused': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${toneOf(theme).error} 18%, transparent)`,
        },
        '&.Mui-disabled': { backgroundColor: toneOf(theme).sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: toneOf(theme).line },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '6px 12px',
        '&::placeholder': { color: toneOf(theme).textHint, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${toneOf(theme).surface} inset`,
          WebkitTextFillColor: toneOf(theme).text,
          caretColor: toneOf(theme).text,
        },
        '&.MuiInputBase-inputMultiline': { padding: '8px 12px' },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: toneOf(theme).textHint }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '6px 0 0',
        fontSize: 12.5,
        lineHeight: '18px',
        color: toneOf(theme).textHint,
        '&.Mui-error': { color: toneOf(theme).error },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { paddingRight: 30, textOverflow: 'ellipsis' } },
      icon: ({ theme }) => ({ color: toneOf(theme).textHint, top: 'calc(50% - 7px)', right: 10 }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: 0, paddingRight: 30 },
      icon: ({ theme }) => ({ color: toneOf(theme).textHint, right: 8 }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: emptyBox, checkedIcon: checkedBox, indeterminateIcon: partlyCheckedBox },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 9,
        borderRadius: radius.control,
        color: toneOf(theme).lineControl,
        '&:hover': { backgroundColor: 'transparent', color: toneOf(theme).textHint },
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: toneOf(theme).accent },
        '&.Mui-focusVisible > span': focusStyle(theme),
        '&.Mui-disabled': { opacity: 0.5 },
        [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: emptyRing, checkedIcon: chosenRing },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 9,
        color: toneOf(theme).lineControl,
        '&:hover': { backgroundColor: 'transparent', color: toneOf(theme).textHint },
        '&.Mui-focusVisible > span': focusStyle(theme),
        '&.Mui-disabled': { opacity: 0.5 },
        [TOUCH_MEDIA]: { width: height.touch, height: height.touch },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -9, marginRight: 0, [TOUCH_MEDIA]: { marginLeft: -14 } },
      label: { fontSize: 13.5, lineHeight: '20px' },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 44,
        height: 28,
        padding: 4,
        marginInline: '4px 8px',
        // A touch target without enlarging the switch visually.
        [TOUCH_MEDIA]: { marginBlock: 8, overflow: 'visible' },
      },
      switchBase: ({ theme }) => ({
        padding: 7,
        [TOUCH_MEDIA]: { '& .MuiSwitch-input': { top: -8, height: height.touch } },
        '&.Mui-checked': { transform: 'translateX(16px)', color: toneOf(theme).accentInk },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: toneOf(theme).accent },
        '&.Mui-focusVisible + .MuiSwitch-track': focusStyle(theme),
        '&.Mui-disabled': { color: toneOf(theme).surface },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: toneOf(theme).lineControl }),
    },
  },
};
