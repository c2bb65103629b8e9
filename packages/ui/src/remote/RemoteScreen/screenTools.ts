import type { ScreenPanels } from './screenPanels.ts';
import type { ScreenState } from './screenState.ts';
import type { MonitorChoice } from './useMonitors.ts';
import type { ScreenWishes } from './useScreen.ts';
import type { ScreenActs } from './useScreenActs.ts';

/** What a finger on the screen does: press where it is, or move the pointer. */
export type FingerMode = 'touch' | 'pointer';

/** What the tools of a screen show and do, wherever they are drawn. */
export interface ScreenTools {
  readonly state: ScreenState;
  readonly acts: ScreenActs;
  readonly panels: ScreenPanels;
  readonly monitorChoice: MonitorChoice;
  readonly size: ScreenWishes['size'];
  readonly onSize: (change: { readonly size: ScreenWishes['size'] }) => void;
  readonly isViewOnly: boolean;
  /** Why view only cannot be switched off; null where it can. */
  readonly viewOnlyRefusal: string | null;
  readonly onViewOnly: (change: { readonly viewOnly: boolean }) => void;
  readonly isTyping: boolean;
  readonly onTyping: (change: { readonly isTyping: boolean }) => void;
  /** Why there is no screenshot; null where there is one. */
  readonly screenshotRefusal: string | null;
  readonly onScreenshot: () => void;
  readonly isFull: boolean;
  /** Undefined where the browser has no full screen. */
  readonly onFullScreen: (() => void) | undefined;
  /** Undefined where the host ends the connection elsewhere. */
  readonly onDisconnect: (() => void) | undefined;
  readonly finger: FingerMode;
  readonly onFinger: (change: { readonly finger: FingerMode }) => void;
}
