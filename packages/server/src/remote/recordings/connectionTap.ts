/** Records what a connection carries, in the format of its kind. It never holds up the connection. */
export interface ConnectionTap {
  /** The device sent bytes to the browser. */
  readonly output: (bytes: Uint8Array) => void;
  /** The device sent a message of the kind's protocol. */
  readonly onDeviceMessage: (message: unknown) => void;
  /** The browser sent a message of the kind's protocol. Typed input is not one. */
  readonly onBrowserMessage: (message: unknown) => void;
  /** The last recorded terminal, and up to where; null for other kinds and before there is one. */
  readonly terminal: () => RecordedTerminal | null;
}

/** Up to where a terminal is recorded. */
export interface RecordedTerminal {
  readonly terminal: string;
  /** In bytes of output since the shell started. */
  readonly offset: number;
}

/** What a recorder works with. */
export interface TapOptions {
  /** Receives a piece of the recording. */
  readonly write: (bytes: Uint8Array) => void;
  /** Milliseconds since the recording started. */
  readonly elapsed: () => number;
  /** When the recording started, in epoch milliseconds. */
  readonly startedAt: number;
}
