import { createContext, useContext } from 'react';
import { TOAST_MS } from '../theme/tokens.ts';

/** What a toast is about. */
export type ToastTone = 'success' | 'info' | 'warn' | 'error';

/** One toast. */
export interface Toast {
  readonly tone: ToastTone;
  /** What happened, in the words of the person's language. */
  readonly text: string;
  /** What follows from it, in a line of its own. */
  readonly detail?: string | undefined;
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** Shows toasts. */
export interface Toasts {
  /** Shows a toast at the top right. It leaves after 5 seconds; an error stays until it is closed. */
  readonly show: (toast: Toast) => void;
}

/** How many toasts are on the screen at most; the oldest makes room. */
export const MAX_TOASTS = 4;

/** How long a toast stays, in milliseconds; `null` for one that stays until it is closed. */
export const toastLifetime = (tone: ToastTone): number | null => (tone === 'error' ? null : TOAST_MS);

/** Adds a toast. The same words in the same tone are shown once, and count anew. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const others = shown.filter(
    ({ text, detail, tone }) => text !== toast.text || detail !== toast.detail || tone !== toast.tone,
  );
  return [...others, toast].slice(-MAX_TOASTS);
}

export const ToastContext = createContext<Toasts>({ show: () => undefined });

/** Shows toasts in the provider above. */
export const useToast = (): Toasts => useContext(ToastContext);
