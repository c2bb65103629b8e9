export { CLOCK_REFRESH_MS } from './Clock.tsx';
export {
  useBrand,
  useLinkClick,
  useClockReading,
  useNow,
  usePerson,
  useSession,
  useTimePreferences,
  type LinkClick,
  type LinkClickHandler,
} from './contexts.ts';
export { Floating } from './Floating.tsx';
export { ConsoleProvider } from './ConsoleProvider.tsx';
export { later } from './later.ts';
export { preloadMaterial, withMaterial } from './laterMaterial.tsx';
export { preloadable, type Preloadable } from './preloadable.tsx';
export type { ConsoleProviderProps } from './ProviderLayers.tsx';
export { RemoteConsoleProvider, type RemoteConsoleProviderProps } from './RemoteConsoleProvider.tsx';
export { useMedia } from './useMedia.ts';
export { useToastRoom, type ToastRoom } from './toastRoom.ts';
export { useToast, type Toast, type ToastAction, type Toasts, type ToastTone } from './toastState.ts';
export { useIsOnline } from './useIsOnline.ts';
export type { Mode } from './useScheme.ts';
