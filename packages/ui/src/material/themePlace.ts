import type { Direction } from '@remote-console/domain';
import { createContext } from 'react';
import type { Scheme } from '../theme/index.ts';

/** What the Material UI theme needs to know of its provider. */
export interface ThemePlace {
  /** The active color scheme. */
  readonly scheme: Scheme;
  /** The direction in which everything is laid out. */
  readonly direction: Direction;
  /** Where menus, dialogs and tooltips are rendered; `null` until mounted. */
  readonly floatingContainer: () => HTMLElement | null;
}

export const ThemePlaceContext = createContext<ThemePlace>({
  scheme: 'light',
  direction: 'ltr',
  floatingContainer: () => null,
});
