import type { Toast } from '../contexts/index.ts';
import { TOAST_MS, UNDO_MS } from '../theme/index.ts';

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** Maximum number of toasts on the screen; the oldest is removed. */
export const MAX_TOASTS = 4;

/** How long a toast stays, in milliseconds; `null` for one that stays until closed. */
export function toastLifetime({ tone, action }: Toast): number | null {
  if (tone === 'error') return null;
  return action ? UNDO_MS : TOAST_MS;
}

const isSame = (one: Toast, other: Toast) =>
  one.text === other.text && one.detail === other.detail && one.tone === other.tone;

/** Adds a toast. The same text with the same tone is shown once, and of several actions only the last is offered. */
export function withToast(shown: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const others = shown.filter((other) => !isSame(other, toast) && !(toast.action && other.action));
  return [...others, toast].slice(-MAX_TOASTS);
}
