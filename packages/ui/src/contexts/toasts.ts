import { createContext, useContext } from 'react';

/** The kind of a toast. */
export type ToastTone = 'success' | 'info' | 'warn' | 'error';

/** An action that a toast offers. */
export interface ToastAction {
  readonly label: string;
  /** Runs it. The toast is closed first. */
  readonly run: () => void;
}

/** One toast. */
export interface Toast {
  readonly tone: ToastTone;
  /** What happened, in the person's language. */
  readonly text: string;
  /** The consequence, on its own line. */
  readonly detail?: string | undefined;
  /** Undo, for example. Only the latest toast with an action is shown. */
  readonly action?: ToastAction | undefined;
}

/** Shows toasts. */
export interface Toasts {
  /**
   * Shows a toast at the top right. It closes after 5 seconds, or 10 with an action; an error stays until it is closed.
   *
   * @returns A function that closes it early.
   */
  readonly show: (toast: Toast) => () => void;
}

export const ToastContext = createContext<Toasts>({ show: () => () => undefined });

/** Shows toasts in the provider above. */
export const useToast = (): Toasts => useContext(ToastContext);
