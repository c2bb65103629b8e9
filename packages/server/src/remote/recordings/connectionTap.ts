/** Takes down what a connection carries, in the format of its kind. It never holds the connection up. */
export interface ConnectionTap {
  /** The device sent bytes to the browser. */
  readonly output: (bytes: Uint8Array) => void;
  /** The device sent a message of the kind's protocol. */
  readonly onDeviceMessage: (message: unknown) => void;
  /** The browser sent a message of the kind's protocol. What is typed is none. */
  readonly onBrowserMessage: (message: unknown) => void;
  /** The terminal that was recorded last, and up to where; null for other kinds and before there is one. */
  readonly terminal: () => RecordedTerminal | null;
}

/** Up to where a terminal is recorded. */
export interface RecordedTerminal {
  readonly terminal: string;
  /** In bytes of output since the shell began. */
  readonly offset: number;
}

/** What a tap works with. */
export interface TapOptions {
  /** Takes a piece of the recording. */
  readonly write: (bytes: Uint8Array) => void;
  /** Milliseconds since the recording began. */
  readonly elapsed: () => number;
  /** When the recording began, in epoch milliseconds. */
  readonly startedAt: number;
}
