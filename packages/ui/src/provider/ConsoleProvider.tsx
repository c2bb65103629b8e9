import { Fragment } from 'react';
import { LaterMaterialTheme } from '../material/index.ts';
import { ProviderLayers, type ConsoleProviderProps } from './ProviderLayers.tsx';

/**
 * Like `RemoteConsoleProvider`, for an application whose first page is made of plain elements: Material UI and its theme
 * come with the first part that is made of it, which `later` and `withMaterial` load. Whatever is drawn without these
 * must not be made of Material UI.
 *
 * An accent of the brand's own is written by the theme, which then comes before anything is drawn:
 * `preloadMaterial` saves the wait.
 */
export function ConsoleProvider(props: ConsoleProviderProps) {
  return <ProviderLayers {...props} Theme={props.brand?.accent === undefined ? Fragment : LaterMaterialTheme} />;
}
