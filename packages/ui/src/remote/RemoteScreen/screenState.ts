import type { RemoteEnd, ScreenMonitor } from '@remote-console/domain';

/** What a screen is called, and what kind it is. */
export interface ScreenDesktop {
  readonly name: string;
  readonly simulated: boolean;
  /** The agent takes no input, whatever is sent. */
  readonly viewOnly: boolean;
  /** The monitors that it consists of; none where the agent does not know. */
  readonly monitors: readonly ScreenMonitor[];
}

/** What is known of a screen that is shown. */
export interface ScreenState {
  /**
   * Before the first picture, while pictures come, and after the connection is over; or what shows them could not be
   * loaded (`notLoaded`), or what arrived was no picture (`broken`).
   */
  readonly phase: 'waiting' | 'live' | 'over' | 'notLoaded' | 'broken';
  readonly desktop: ScreenDesktop | null;
  /** The last picture before the connection was over, as a data URL; null where there was none. */
  readonly lastPicture: string | null;
  /** How the connection ended; null while it lasts. */
  readonly end: RemoteEnd | null;
  /** Width and height of the screen in pixels; 0 before they are known. */
  readonly size: { readonly width: number; readonly height: number };
  /** Milliseconds to the device and back, the latest last; those of the last minute. */
  readonly roundTrips: readonly number[];
  /** Bits that arrived in the last second. */
  readonly bitsPerSecond: number;
  /** The most that arrived in one of the last ten seconds, in bits. */
  readonly peakBitsPerSecond: number;
  /** What the device last copied; null where nothing was. */
  readonly copied: { readonly text: string } | null;
}

/** A screen that nothing is known of. */
export const UNKNOWN_SCREEN: ScreenState = {
  phase: 'waiting',
  desktop: null,
  lastPicture: null,
  end: null,
  size: { width: 0, height: 0 },
  roundTrips: [],
  bitsPerSecond: 0,
  peakBitsPerSecond: 0,
  copied: null,
};
