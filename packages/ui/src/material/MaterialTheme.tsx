import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { createConsoleTheme, type Brand } from '../theme/index.ts';
import { SettingsContext } from '../contexts/index.ts';
import { preloadable } from './preloadable.tsx';
import { ThemePlaceContext, type ThemePlace } from './themePlace.ts';
import { styleCache } from './styleCache.ts';

/** Whether the theme is already provided. */
const InsideContext = createContext(false);

/** The themes of each provider, by its layer for floating elements: creating one is as slow as a page of rows. */
const themes = new WeakMap<
  ThemePlace['floatingContainer'],
  Map<string, { readonly brand: Brand; readonly theme: Theme }>
>();

function themeOf({ direction, floatingContainer }: ThemePlace, brand: Brand, locale: string): Theme {
  const ofProvider = themes.get(floatingContainer) ?? new Map<string, { brand: Brand; theme: Theme }>();
  themes.set(floatingContainer, ofProvider);
  const key = `${locale} ${direction}`;
  const known = ofProvider.get(key);
  if (known?.brand === brand) return known.theme;
  const theme = createConsoleTheme({ brand, locale, direction, floatingContainer });
  ofProvider.set(key, { brand, theme });
  return theme;
}

interface MaterialThemeProps {
  readonly children: ReactNode;
}

interface StylesProps {
  readonly nonce: string;
  readonly children: ReactNode;
}

const LeftToRightStyles = ({ nonce, children }: StylesProps) => (
  <CacheProvider value={styleCache(nonce)}>{children}</CacheProvider>
);

const LaterRightToLeftStyles = preloadable<StylesProps>(
  async () => (await import('./RightToLeftStyles.tsx')).RightToLeftStyles,
);

/** Loaded only for a language that needs it. */
const RightToLeftStyles = (props: StylesProps) => (
  <Suspense fallback={null}>
    <LaterRightToLeftStyles {...props} />
  </Suspense>
);

function AroundChildren({ children }: MaterialThemeProps) {
  const { brand, styleNonce } = useContext(SettingsContext);
  const place = useContext(ThemePlaceContext);
  const theme = themeOf(place, brand, useLanguage());
  const Styles = place.direction === 'rtl' ? RightToLeftStyles : LeftToRightStyles;
  return (
    <Styles nonce={styleNonce}>
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
    </Styles>
  );
}

/** What Material UI components need: the theme and the place for their styles. Does nothing when nested. */
export function MaterialTheme({ children }: MaterialThemeProps) {
  const isInside = useContext(InsideContext);
  return isInside ? children : <AroundChildren>{children}</AroundChildren>;
}
