import { createContext, useContext } from 'react';

/** The part of a frame that shows toasts without covering anything. */
export interface ToastRoom {
  /** The `ref` of the element whose room toasts take. */
  readonly offer: (element: HTMLElement | null) => void;
  /** Whether toasts are shown: the element must have its room now, at least 36 px high. */
  readonly isTaken: boolean;
}

export const ToastRoomContext = createContext<ToastRoom>({ offer: () => undefined, isTaken: false });

/**
 * Offers room for toasts, for the frame of an application. Without it toasts choose their place at the top right of the
 * screen themselves.
 */
export const useToastRoom = (): ToastRoom => useContext(ToastRoomContext);
