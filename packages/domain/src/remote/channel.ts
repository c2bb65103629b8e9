import type { BrowserStreams } from './byteStreams.ts';
import type { RemoteEnd } from './remoteEnds.ts';

/** What one end of a connection receives. */
export interface RemoteListener {
  /** A message of the kind's own protocol; none of it is trusted. */
  readonly control: (message: unknown) => void;
  readonly data: (bytes: Uint8Array) => void;
  /** The connection has ended; nothing follows. */
  readonly end: (end: RemoteEnd) => void;
}

/**
 * One end of a live connection between a browser and an agent, over any transport. Each kind speaks its own protocol
 * over it.
 */
export interface RemoteChannel {
  /** Sends a message of the kind's own protocol. */
  readonly sendControl: (message: object) => void;
  /** Sends bytes as one message, the parts in sequence; including the lane byte, at most `LARGEST_REMOTE_FRAME`. */
  readonly sendData: (...parts: readonly Uint8Array[]) => void;
  /** Resolves when little of what was sent is still buffered at this end; also when the connection has ended. */
  readonly drained: () => Promise<void>;
  /** Listens from now on; there is one listener at a time. Earlier messages are delivered first. */
  readonly listen: (listener: RemoteListener) => void;
  /** Ends the connection at this end. */
  readonly close: () => void;
  /** At a browser: bytes in requests of their own; omitted if the connection has none. */
  readonly streams?: BrowserStreams | undefined;
}
