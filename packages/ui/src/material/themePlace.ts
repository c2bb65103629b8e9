import { createContext } from 'react';
import type { Scheme } from '../theme/index.ts';

/** What the theme of Material UI has to know of its provider. */
export interface ThemePlace {
  /** The colors that are drawn. */
  readonly scheme: Scheme;
  /** Where menus, dialogs and tooltips are drawn; `null` while it is not there. */
  readonly floatingContainer: () => HTMLElement | null;
}

export const ThemePlaceContext = createContext<ThemePlace>({ scheme: 'light', floatingContainer: () => null });
