import { createContext, useContext } from 'react';

/** The part of a frame that shows toasts without covering anything. */
export interface ToastRoom {
  /** The `ref` of the element that is the slot for toasts. */
  readonly offer: (element: HTMLElement | null) => void;
  /** Whether toasts are shown: the element must have its space now, at least 36 px high. */
  readonly isTaken: boolean;
}

export const ToastRoomContext = createContext<ToastRoom>({ offer: () => undefined, isTaken: false });

/**
 * Offers a slot for toasts, for the frame of an application. Without it toasts choose their position at the top right
 * of the screen themselves.
 */
export const useToastRoom = (): ToastRoom => useContext(ToastRoomContext);
