/**
 * All design values, in one place. Components use colors through the theme (`theme.vars.palette.tone`), and sizes from
 * here; nothing else in the library defines a color.
 */

/** The colors of one scheme, as hex text `#RRGGBB`. */
export interface ColorTokens {
  /** The page background. */
  readonly ground: string;
  /** Cards, tables and bars. */
  readonly surface: string;
  /** Floating elements: menus, dialogs, toasts. */
  readonly raised: string;
  /** Tracks, placeholders and tiles. */
  readonly sunken: string;
  /** Hairlines. */
  readonly line: string;
  /** Borders of quiet buttons. */
  readonly lineStrong: string;
  /** Borders of inputs and checkboxes: at least 3:1 against every background they appear on. */
  readonly lineControl: string;
  /** Main text. */
  readonly text: string;
  /** Secondary text. */
  readonly textSecondary: string;
  /** Hints. */
  readonly textHint: string;
  /** The one main action of a screen, focus, meters. */
  readonly accent: string;
  /** The main action on hover. */
  readonly accentHover: string;
  /** Text on `accent`. */
  readonly accentInk: string;
  /** Background of selected items. */
  readonly accentSoft: string;
  /** Links, and text on `accentSoft`. */
  readonly accentText: string;
  readonly online: string;
  readonly onlineSoft: string;
  readonly offline: string;
  readonly offlineSoft: string;
  readonly warn: string;
  readonly warnSoft: string;
  readonly error: string;
  readonly errorSoft: string;
  readonly info: string;
  readonly infoSoft: string;
  /** The dots of tags, 3:1 against every background of a tag; the name next to it is in `text`. */
  readonly tagGray: string;
  readonly tagRed: string;
  readonly tagOrange: string;
  readonly tagGreen: string;
  readonly tagTeal: string;
  readonly tagBlue: string;
  readonly tagPurple: string;
  readonly tagPink: string;
}

/** The accent of a brand, in one scheme. Each text/ground pair has to reach 4.5:1. */
export type AccentTokens = Pick<ColorTokens, 'accent' | 'accentHover' | 'accentInk' | 'accentSoft' | 'accentText'>;

/** The two color schemes. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colors of both schemes. */
export const color = {
  light: {
    ground: '#F5F6F8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EEF0F3',
    line: '#E2E5EA',
    lineStrong: '#C9CED6',
    lineControl: '#858E9D',
    text: '#171B24',
    textSecondary: '#535C6B',
    textHint: '#5F6877',
    accent: '#3D4FD6',
    accentHover: '#3141BE',
    accentInk: '#FFFFFF',
    accentSoft: '#ECEEFC',
    accentText: '#3141BE',
    online: '#0B7A4B',
    onlineSoft: '#E3F4EB',
    offline: '#59626F',
    offlineSoft: '#EEF0F3',
    warn: '#8F5A00',
    warnSoft: '#FDF1DC',
    error: '#B8232F',
    errorSoft: '#FCE8E9',
    info: '#1F5FA8',
    infoSoft: '#E5EFFA',
    tagGray: '#6B7482',
    tagRed: '#C9303C',
    tagOrange: '#B85C00',
    tagGreen: '#1B8A4F',
    tagTeal: '#0B7F8C',
    tagBlue: '#2F6BD0',
    tagPurple: '#7C45C9',
    tagPink: '#C2348A',
  },
  dark: {
    ground: '#0E1117',
    surface: '#161A22',
    raised: '#1C212B',
    sunken: '#11151C',
    line: '#282E39',
    lineStrong: '#3B4351',
    lineControl: '#707A8A',
    text: '#E9ECF1',
    textSecondary: '#A3ACBA',
    textHint: '#8992A1',
    accent: '#8B98FF',
    accentHover: '#A9B3FF',
    accentInk: '#10131F',
    accentSoft: '#22284A',
    accentText: '#A9B3FF',
    online: '#4CC38A',
    onlineSoft: '#12301F',
    offline: '#8992A1',
    offlineSoft: '#20252F',
    warn: '#E5B25A',
    warnSoft: '#362812',
    error: '#FF8B8F',
    errorSoft: '#3B1A1D',
    info: '#7FB6F5',
    infoSoft: '#142A43',
    tagGray: '#8F98A6',
    tagRed: '#FF8086',
    tagOrange: '#F0A35A',
    tagGreen: '#4CC38A',
    tagTeal: '#4FC7D6',
    tagBlue: '#7FB0FF',
    tagPurple: '#B99AFF',
    tagPink: '#F58CC6',
  },
} as const satisfies Record<Scheme, ColorTokens>;

/** The 16 terminal colors in code order: black, red, green, yellow, blue, magenta, cyan, white; and bright. */
export const terminalColor = {
  light: {
    normal: ['#171B24', '#B8232F', '#0B7A4B', '#8F5A00', '#1F5FA8', '#8A2E9B', '#0B7285', '#535C6B'],
    bright: ['#5F6877', '#D02A38', '#0A6B42', '#7A4D00', '#3141BE', '#A03AB3', '#086476', '#171B24'],
  },
  dark: {
    normal: ['#707A8A', '#FF8B8F', '#4CC38A', '#E5B25A', '#7FB6F5', '#D79BF0', '#5CCFE0', '#C9CED6'],
    bright: ['#8992A1', '#FFA9AC', '#6FDCA6', '#F2C97F', '#A3CBFA', '#E5BBF7', '#86E0EC', '#FFFFFF'],
  },
} as const satisfies Record<Scheme, Record<'normal' | 'bright', readonly string[]>>;

/** Backgrounds in a terminal, per scheme: of the selection, and of the current search match. */
export const terminalGround = {
  light: { selected: '#C5CCF7', match: '#F5CE86' },
  dark: { selected: '#3B4A8A', match: '#7A5A1E' },
} as const satisfies Record<Scheme, Record<'selected' | 'match', string>>;

/** The background of account pages: the same gradient in both schemes, with `ink` on it (4.5:1 at every stop). */
export const brandGround = {
  start: '#1B2350',
  middle: '#3D4FD6',
  end: '#5566EA',
  ink: '#FFFFFF',
  line: 'rgb(255 255 255 / 28%)',
} as const;

/** The overlay behind a tutorial step, the same in both schemes. */
export const shade = 'rgb(10 13 20 / 56%)';

/** Background of a QR code: white in both schemes, so that cameras can read it. */
export const codeGround = '#FFFFFF';

/**
 * Spacing in pixels: the 4 px grid between elements, and its half steps (`hair`, `snug`, `cosy`, `inset`) inside small
 * ones. Styles use `var(--rc-space-…)`; `theme.spacing(n)` is n times 4.
 */
export const space = {
  hair: 2,
  xs: 4,
  snug: 6,
  sm: 8,
  cosy: 10,
  md: 12,
  inset: 14,
  lg: 16,
  roomy: 20,
  xl: 24,
  xxl: 32,
  huge: 48,
} as const;

/** Stroke width of all icons, in a 24 × 24 square. */
export const iconStroke = 1.8;

/** Corner radius in pixels: bars, marks, small controls, buttons and inputs, cards, dialogs; `pill` rounds a whole side. */
export const radius = { bar: 2, mark: 4, small: 6, control: 8, card: 12, dialog: 16, pill: 999 } as const;

/** Only floating elements have shadows; everything else is flat with a hairline. */
export const elevation = {
  light: {
    menu: '0 1px 2px rgb(23 27 36 / 8%), 0 8px 24px rgb(23 27 36 / 12%)',
    dialog: '0 2px 6px rgb(23 27 36 / 10%), 0 24px 64px rgb(23 27 36 / 22%)',
  },
  dark: {
    menu: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 48%)',
    dialog: '0 2px 6px rgb(0 0 0 / 44%), 0 24px 64px rgb(0 0 0 / 60%)',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/**
 * Font sizes in pixels. `dense` is the text of tables and buttons, `entry` that of menus, choices and names in lists,
 * `large` that of leads and of touch fields (a phone zooms into a smaller one), `figure` a number that a card is about.
 */
export const fontSize = {
  tile: 11,
  caption: 12,
  label: 12.5,
  dense: 13,
  entry: 13.5,
  body: 14,
  large: 16,
  heading: 17,
  title: 20,
  figure: 24,
  display: 32,
} as const;

/** One step of the type scale: size and line height in pixels. */
export interface TypeStep {
  readonly size: number;
  readonly line: number;
  readonly weight: 400 | 500 | 600 | 700;
  /** Letter spacing, in em. */
  readonly tracking?: number;
}

/** The type scale. */
export const typeScale = {
  display: { size: fontSize.display, line: 44, weight: 700, tracking: -0.02 },
  title: { size: fontSize.title, line: 28, weight: 700, tracking: -0.015 },
  heading: { size: fontSize.heading, line: 24, weight: 700, tracking: -0.01 },
  subheading: { size: fontSize.body, line: 20, weight: 600, tracking: -0.005 },
  body: { size: fontSize.body, line: 20, weight: 400 },
  label: { size: fontSize.label, line: 18, weight: 500 },
  caption: { size: fontSize.caption, line: 16, weight: 400 },
  tile: { size: fontSize.tile, line: 16, weight: 700 },
} as const satisfies Record<string, TypeStep>;

/** Durations in milliseconds, all below 200; no animation runs when the user prefers reduced motion. */
export const motion = {
  quick: 80,
  standard: 140,
  enter: 160,
  leave: 120,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Heights in pixels. Touch uses `touch`. */
export const height = {
  control: 34,
  controlSmall: 28,
  controlLarge: 42,
  touch: 44,
  bar: 52,
  row: 46,
  rowCompact: 36,
} as const;

/** Width of the focus ring in pixels, and the opacity of its accent in percent. */
export const focusRing = { width: 3, strength: 22 } as const;

/** Media query of touch screens: a coarse pointer, or the width of a phone. */
export const TOUCH_MEDIA = '@media (pointer: coarse), (max-width: 599.95px)';

/** How long a toast stays, in milliseconds (A-POLL-11, B-MSG-11). */
export const TOAST_MS = 5000;

/** How long a toast with an undo action stays, in milliseconds. */
export const UNDO_MS = 10_000;
