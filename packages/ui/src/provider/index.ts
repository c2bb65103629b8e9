export { useIsOnline, useMedia } from '../browser/index.ts';
export {
  useBrand,
  useClockReading,
  useLinkClick,
  useNow,
  usePerson,
  useSession,
  useTimePreferences,
  useToast,
  type LinkClick,
  type LinkClickHandler,
  type Toast,
  type ToastAction,
  type Toasts,
  type ToastTone,
} from '../contexts/index.ts';
export { later, preloadable, preloadMaterial, withMaterial, type Preloadable } from '../material/index.ts';
export { Floating } from '../primitives/index.ts';
export { CLOCK_REFRESH_MS } from './Clock.tsx';
export { ConsoleProvider } from './ConsoleProvider.tsx';
export type { ConsoleProviderProps } from './ProviderLayers.tsx';
export { RemoteConsoleProvider, type RemoteConsoleProviderProps } from './RemoteConsoleProvider.tsx';
export { useToastRoom, type ToastRoom } from './toastRoom.ts';
export type { Mode } from './useScheme.ts';
