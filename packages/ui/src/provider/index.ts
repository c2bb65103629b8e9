export { CLOCK_REFRESH_MS } from './Clock.tsx';
export {
  useBrand,
  useLinkClick,
  useNow,
  useSession,
  useTimePreferences,
  type LinkClick,
  type LinkClickHandler,
} from './contexts.ts';
export { RemoteConsoleProvider, type RemoteConsoleProviderProps } from './RemoteConsoleProvider.tsx';
export { useToast, type Toast, type Toasts, type ToastTone } from './toastState.ts';
export type { Mode } from './useScheme.ts';
