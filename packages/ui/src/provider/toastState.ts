import { createContext, useContext } from 'react';
import { TOAST_MS, UNDO_MS } from '../theme/tokens.ts';

/** What a toast is about. */
export type ToastTone = 'success' | 'info' | 'warn' | 'error';

/** What a toast offers to do about what happened. */
export interface ToastAction {
  readonly label: string;
  /** Does it. The toast is closed first. */
  readonly run: () => void;
}

/** One toast. */
export interface Toast {
  readonly tone: ToastTone;
  /** What happened, in the words of the person's language. */
  readonly text: string;
  /** What follows from it, in a line of its own. */
  readonly detail?: string | undefined;
  /** Takes it back, for instance. Only the latest toast with an action is shown. */
  readonly action?: ToastAction | undefined;
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** Shows toasts. */
export interface Toasts {
  /**
   * Shows a toast at the top right. It leaves after 5 seconds, with an action after 10; an error stays until it is closed.
   *
   * @returns How to close it before its time.
   */
  readonly show: (toast: Toast) => () => void;
}

/** How many toasts are on the screen at most; the oldest makes room. */
export const MAX_TOASTS = 4;

/** How long a toast stays, in milliseconds; `null` for one that stays until it is closed. */
export function toastLifetime({ tone, action }: Toast): number | null {
  if (tone === 'error') return null;
  return action ? UNDO_MS : TOAST_MS;
}

const isSame = (one: Toast, other: Toast) =>
  one.text === other.text && one.detail === other.detail && one.tone === other.tone;

/** Adds a toast. The same words in the same tone are shown once, and of several actions only the last is offered. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const others = shown.filter((other) => !isSame(other, toast) && !(toast.action && other.action));
  return [...others, toast].slice(-MAX_TOASTS);
}

export const ToastContext = createContext<Toasts>({ show: () => () => undefined });

/** Shows toasts in the provider above. */
export const useToast = (): Toasts => useContext(ToastContext);
