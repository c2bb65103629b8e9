import { createTheme, type Theme } from '@mui/material/styles';
import type { Brand } from './brand.ts';
import { buttonComponents } from './components/buttons.ts';
import { inputComponents } from './components/inputs.ts';
import { floatingComponents, surfaceComponents } from './components/surfaces.ts';
import { themeValues } from './themeValues.ts';

/** What a theme is made from. */
export interface ConsoleThemeOptions {
  /** The portal's own accent, if it has one. */
  readonly brand?: Brand | undefined;
  /** Interface language; it orders the font families. */
  readonly locale: string;
  /** Where menus, dialogs and tooltips are drawn, asked at the moment one opens; the page's body by default. */
  readonly floatingContainer?: () => HTMLElement | null;
}

/**
 * The Material UI theme of the library: both color schemes as CSS variables that are set on `ROOT_CLASS` elements and
 * nowhere else, so a widget changes nothing of the page around it.
 */
export function createConsoleTheme({ brand, locale, floatingContainer }: ConsoleThemeOptions): Theme {
  return createTheme({
    ...themeValues(locale, brand),
    components: {
      ...buttonComponents,
      ...inputComponents,
      ...surfaceComponents,
      ...(floatingContainer ? floatingComponents(floatingContainer) : {}),
    },
  });
}
