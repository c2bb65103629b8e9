import { createContext, useContext } from 'react';

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

/** Shows toasts. */
export interface Toasts {
  /**
   * Shows a toast at the top right. It leaves after 5 seconds, with an action after 10; an error stays until it is closed.
   *
   * @returns How to close it before its time.
   */
  readonly show: (toast: Toast) => () => void;
}

export const ToastContext = createContext<Toasts>({ show: () => () => undefined });

/** Shows toasts in the provider above. */
export const useToast = (): Toasts => useContext(ToastContext);
