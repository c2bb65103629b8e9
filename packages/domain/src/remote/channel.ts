import type { BrowserStreams } from './byteStreams.ts';
import type { RemoteEnd } from './remoteEnds.ts';

/** What one end of a connection hears. */
export interface RemoteListener {
  /** A message of the kind's own protocol; nothing of it is trusted. */
  readonly control: (message: unknown) => void;
  readonly data: (bytes: Uint8Array) => void;
  /** The connection is over; nothing follows. */
  readonly end: (end: RemoteEnd) => void;
}

/**
 * One end of a live connection between a browser and an agent, whatever carries it. What each kind says over it is its
 * own protocol.
 */
export interface RemoteChannel {
  /** Sends a message of the kind's own protocol. */
  readonly sendControl: (message: object) => void;
  /** Sends bytes as one message, the parts one after the other; with the byte of the lane at most `LARGEST_REMOTE_FRAME`. */
  readonly sendData: (...parts: readonly Uint8Array[]) => void;
  /** Resolves when little of what was sent waits at this end, at once when little does; also when the connection is over. */
  readonly drained: () => Promise<void>;
  /** Listens from now on; there is one listener at a time. What arrived before is delivered first. */
  readonly listen: (listener: RemoteListener) => void;
  /** Ends the connection at this end. */
  readonly close: () => void;
  /** At a browser: bytes in requests of their own; left out where the connection has none. */
  readonly streams?: BrowserStreams | undefined;
}
