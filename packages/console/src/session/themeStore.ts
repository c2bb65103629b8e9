import { preferenceCookie, readCookie } from '../storage/index.ts';

/** The user's theme preference. */
export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const THEME_COOKIE = 'theme';

/** This browser's color scheme, kept in a cookie. */
export interface ThemeStore {
  readonly current: () => ThemeMode;
  readonly choose: (mode: ThemeMode) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store over a page's cookies. */
export function createThemeStore(page: Pick<Document, 'cookie'>, isSecure: boolean): ThemeStore {
  const listeners = new Set<() => void>();
  const stored = readCookie(page.cookie, THEME_COOKIE);
  let current: ThemeMode = THEME_MODES.find((mode) => mode === stored) ?? 'system';
  return {
    current: () => current,
    choose: (mode) => {
      current = mode;
      page.cookie = preferenceCookie(THEME_COOKIE, mode, isSecure);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
