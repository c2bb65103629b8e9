export { ClockContext, ClockReadingContext, useClockReading, useNow } from './clock.ts';
export { LayerContext } from './layer.ts';
export {
  SettingsContext,
  useBrand,
  useLinkClick,
  usePerson,
  useSession,
  useStyleNonce,
  useTimePreferences,
  type LinkClick,
  type LinkClickHandler,
} from './settings.ts';
export { ToastContext, useToast, type Toast, type ToastAction, type Toasts, type ToastTone } from './toasts.ts';
