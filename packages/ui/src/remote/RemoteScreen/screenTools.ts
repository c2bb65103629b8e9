import type { ScreenPanels } from './screenPanels.ts';
import type { ScreenState } from './screenState.ts';
import type { MonitorChoice } from './useMonitors.ts';
import type { ScreenWishes } from './useScreen.ts';
import type { ScreenActs } from './useScreenActs.ts';

/** What a finger on the screen does: click where it is, or move the pointer. */
export type FingerMode = 'touch' | 'pointer';

/** The state and actions of a screen's tools, wherever they are rendered. */
export interface ScreenTools {
  readonly state: ScreenState;
  readonly acts: ScreenActs;
  readonly panels: ScreenPanels;
  readonly monitorChoice: MonitorChoice;
  readonly size: ScreenWishes['size'];
  readonly onSize: (change: { readonly size: ScreenWishes['size'] }) => void;
  readonly isViewOnly: boolean;
  /** Why view only cannot be disabled; null if it can. */
  readonly viewOnlyRefusal: string | null;
  readonly onViewOnly: (change: { readonly viewOnly: boolean }) => void;
  readonly isTyping: boolean;
  readonly onTyping: (change: { readonly isTyping: boolean }) => void;
  /** Why there is no screenshot; null if there is one. */
  readonly screenshotRefusal: string | null;
  readonly onScreenshot: () => void;
  readonly isFull: boolean;
  /** Undefined if the browser has no full screen. */
  readonly onFullScreen: (() => void) | undefined;
  /** Undefined if the host ends the connection elsewhere. */
  readonly onDisconnect: (() => void) | undefined;
  readonly finger: FingerMode;
  readonly onFinger: (change: { readonly finger: FingerMode }) => void;
}
