import type { ThemeMode } from '../session/index.ts';

/** The label of each theme, as keys of the frame's texts. */
export const THEME_LABELS = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
} as const satisfies Record<ThemeMode, string>;
