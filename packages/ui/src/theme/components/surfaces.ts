import type { Components, Theme } from '@mui/material/styles';
import { height, radius, TOUCH_MEDIA } from '../tokens.ts';
import { focusStyle } from './focus.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

const floating = (theme: Theme) => ({
  backgroundColor: toneOf(theme).raised,
  backgroundImage: 'none',
  border: `1px solid ${toneOf(theme).line}`,
  boxShadow: theme.vars.palette.elevation.menu,
});

/**
 * A popup fades in place, and does not grow: entries that move under a pressed pointer are missed, since pressing and
 * releasing on two entries is not a click. Growing is set on the element itself, which nothing less specific overrides.
 */
const openInPlace = { transform: 'none !important' };

/** Cards, dialogs, menus, tooltips, chips, tabs: flat with a hairline, a shadow only below floating elements. */
export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundImage: 'none', '&.MuiPaper-outlined': { borderColor: toneOf(theme).line } }),
      rounded: { borderRadius: radius.card },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        borderRadius: radius.dialog,
        boxShadow: theme.vars.palette.elevation.dialog,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 13 20 / 48%)' } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '24px 24px 0',
        fontSize: 17,
        lineHeight: '24px',
        fontWeight: 700,
        letterSpacing: '-0.01em',
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 24px 24px',
        color: toneOf(theme).textSecondary,
        '.MuiDialogTitle-root + &': { paddingTop: 8 },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '14px 24px',
        gap: 8,
        borderTop: `1px solid ${toneOf(theme).line}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme), ...openInPlace, borderRadius: 10, marginTop: 4, minWidth: 168 }),
      list: { padding: 4 },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), ...openInPlace, borderRadius: 10 }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: height.control,
        padding: '6px 10px',
        gap: 10,
        borderRadius: radius.small,
        fontSize: 13.5,
        lineHeight: '20px',
        '&:hover, &.Mui-focusVisible': { backgroundColor: toneOf(theme).sunken },
        '&.Mui-focusVisible': focusStyle(theme),
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: toneOf(theme).accentSoft,
          color: toneOf(theme).accentText,
          fontWeight: 600,
        },
        [TOUCH_MEDIA]: { minHeight: height.touch },
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: toneOf(theme).line }) },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 350, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        borderRadius: radius.small,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        maxWidth: 280,
        overflowWrap: 'anywhere',
        backgroundColor: toneOf(theme).text,
        color: toneOf(theme).ground,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 26,
        borderRadius: 13,
        fontSize: 12.5,
        fontWeight: 600,
        backgroundColor: toneOf(theme).sunken,
        color: toneOf(theme).textSecondary,
        '&.Mui-focusVisible': focusStyle(theme),
        '&.MuiChip-colorPrimary': { backgroundColor: toneOf(theme).accentSoft, color: toneOf(theme).accentText },
        '&.MuiChip-outlined': {
          backgroundColor: toneOf(theme).surface,
          borderColor: toneOf(theme).line,
          fontWeight: 500,
        },
      }),
      deleteIcon: { color: 'inherit', '&:hover': { color: 'inherit' } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${toneOf(theme).line}` }),
      // The open tab has its own line: a measured one would be misplaced when a font loads late.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: '0 12px',
        fontSize: 13.5,
        fontWeight: 500,
        textTransform: 'none',
        color: toneOf(theme).textSecondary,
        '&.Mui-selected': {
          color: toneOf(theme).text,
          fontWeight: 600,
          boxShadow: `inset 0 -2px 0 ${toneOf(theme).accent}`,
        },
        '&.Mui-focusVisible': { ...focusStyle(theme), borderRadius: radius.small, outlineOffset: -2 },
      }),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${toneOf(theme).text} 8%, transparent)`,
        borderRadius: radius.small,
      }),
    },
  },
};

/** Renders floating elements in `container`, so that they use the theme's variables and leave the page alone. */
export const floatingComponents = (container: () => HTMLElement | null): Components<Theme> => ({
  MuiModal: { defaultProps: { container } },
  MuiPopover: {
    ...surfaceComponents.MuiPopover,
    defaultProps: { container },
  },
  MuiPopper: { defaultProps: { container } },
});
