import { Fragment } from 'react';
import { LaterMaterialTheme } from '../material/index.ts';
import { ProviderLayers, type ConsoleProviderProps } from './ProviderLayers.tsx';

/**
 * Like `RemoteConsoleProvider`, for an application whose first page consists of plain elements: Material UI and its
 * theme are loaded with the first component that needs them, by `later` and `withMaterial`. Anything rendered without
 * these must not use Material UI.
 *
 * A brand's own accent is written by the theme, which is then loaded before anything is rendered: `preloadMaterial`
 * avoids the wait.
 */
export function ConsoleProvider(props: ConsoleProviderProps) {
  return <ProviderLayers {...props} Theme={props.brand?.accent === undefined ? Fragment : LaterMaterialTheme} />;
}
