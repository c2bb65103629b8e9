import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { createConsoleTheme, type Brand } from '../theme/index.ts';
import { SettingsContext } from '../contexts/index.ts';
import { ThemePlaceContext, type ThemePlace } from './themePlace.ts';
import { styleCache } from './styleCache.ts';

/** Whether the theme is already provided. */
const InsideContext = createContext(false);

/** The themes of each provider, by its layer for floating elements: creating one is as slow as a page of rows. */
const themes = new WeakMap<
  ThemePlace['floatingContainer'],
  Map<string, { readonly brand: Brand; readonly theme: Theme }>
>();

function themeOf({ floatingContainer }: ThemePlace, brand: Brand, locale: string): Theme {
  const ofProvider = themes.get(floatingContainer) ?? new Map<string, { brand: Brand; theme: Theme }>();
  themes.set(floatingContainer, ofProvider);
  const known = ofProvider.get(locale);
  if (known?.brand === brand) return known.theme;
  const theme = createConsoleTheme({ brand, locale, floatingContainer });
  ofProvider.set(locale, { brand, theme });
  return theme;
}

interface MaterialThemeProps {
  readonly children: ReactNode;
}

function AroundChildren({ children }: MaterialThemeProps) {
  const { brand, styleNonce } = useContext(SettingsContext);
  const place = useContext(ThemePlaceContext);
  const theme = themeOf(place, brand, useLanguage());
  return (
    <CacheProvider value={styleCache(styleNonce)}>
      <ThemeProvider
        theme={theme}
        defaultMode={place.scheme}
        storageManager={null}
        colorSchemeNode={null}
        disableNestedContext
        // The sheet of variables has the colors; only a portal's own accent is written into the page.
        disableStyleSheetGeneration={brand.accent === undefined}
      >
        <InsideContext.Provider value>{children}</InsideContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** What Material UI components need: the theme and the place for their styles. Does nothing when nested. */
export function MaterialTheme({ children }: MaterialThemeProps) {
  const isInside = useContext(InsideContext);
  return isInside ? children : <AroundChildren>{children}</AroundChildren>;
}
