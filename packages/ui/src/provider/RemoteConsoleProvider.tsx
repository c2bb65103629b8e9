import { MaterialTheme } from '../material/index.ts';
import { ProviderLayers, type ConsoleProviderProps } from './ProviderLayers.tsx';

export type RemoteConsoleProviderProps = ConsoleProviderProps;

/**
 * Everything that widgets need, in one element: theme, texts, data cache, toasts. It changes nothing outside itself, so
 * it can be used anywhere in the page of another application, several times.
 */
export function RemoteConsoleProvider(props: RemoteConsoleProviderProps) {
  return <ProviderLayers {...props} Theme={MaterialTheme} />;
}
