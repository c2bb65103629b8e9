import type { RemoteEnd, ScreenMonitor } from '@remote-console/domain';

/** The name and kind of a screen. */
export interface ScreenDesktop {
  readonly name: string;
  readonly simulated: boolean;
  /** The agent accepts no input, whatever is sent. */
  readonly viewOnly: boolean;
  /** Its monitors; none if the agent does not know. */
  readonly monitors: readonly ScreenMonitor[];
}

/** The state of a displayed screen. */
export interface ScreenState {
  /**
   * Before the first picture, while pictures arrive, and after the connection has ended; or its code could not be
   * loaded (`notLoaded`), or the data was invalid (`broken`).
   */
  readonly phase: 'waiting' | 'live' | 'over' | 'notLoaded' | 'broken';
  readonly desktop: ScreenDesktop | null;
  /** The last picture before the connection ended, as a data URL; null if there was none. */
  readonly lastPicture: string | null;
  /** How the connection ended; null while it is open. */
  readonly end: RemoteEnd | null;
  /** Width and height of the screen in pixels; 0 until known. */
  readonly size: { readonly width: number; readonly height: number };
  /** Round trips to the device in milliseconds, the latest last; those of the last minute. */
  readonly roundTrips: readonly number[];
  /** Bits that arrived in the last second. */
  readonly bitsPerSecond: number;
  /** The maximum that arrived in one of the last ten seconds, in bits. */
  readonly peakBitsPerSecond: number;
  /** What the device last copied; null if nothing. */
  readonly copied: { readonly text: string } | null;
}

/** The initial state of a screen. */
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
