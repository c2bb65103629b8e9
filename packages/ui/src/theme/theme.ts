import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '@remote-console/domain';
import type { Brand } from './brand.ts';
import { buttonComponents } from './components/buttons.ts';
import { inputComponents } from './components/inputs.ts';
import { floatingComponents, surfaceComponents } from './components/surfaces.ts';
import { themeValues } from './themeValues.ts';

/** The options of a theme. */
export interface ConsoleThemeOptions {
  /** The portal's own accent, if it has one. */
  readonly brand?: Brand | undefined;
  /** Interface language; determines the order of the font families. */
  readonly locale: string;
  /** The direction in which everything is laid out; left to right by default. */
  readonly direction?: Direction;
  /** Where menus, dialogs and tooltips are rendered, evaluated when one opens; the page's body by default. */
  readonly floatingContainer?: () => HTMLElement | null;
}

/**
 * The Material UI theme of the library: both color schemes as CSS variables that are set only on `ROOT_CLASS` elements,
 * so a widget does not affect the page around it.
 */
export function createConsoleTheme({
  brand,
  locale,
  direction = 'ltr',
  floatingContainer,
}: ConsoleThemeOptions): Theme {
  return createTheme({
    ...themeValues(locale, brand),
    direction,
    components: {
      ...buttonComponents,
      ...inputComponents,
      ...surfaceComponents,
      ...(floatingContainer ? floatingComponents(floatingContainer) : {}),
    },
  });
}
