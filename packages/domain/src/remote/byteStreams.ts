/** Where both ends send and fetch the bytes of transfers, below the contract's base path. */
export const BYTE_STREAM_PATH = '/remote/bytes';

/** The parameter that names the transfer. */
export const BYTE_STREAM_TRANSFER = 'transfer';

/** The header with an end's key for its connection; it is part of no address, so that no log stores it. */
export const BYTE_STREAM_KEY_HEADER = 'x-remote-key';

const LONGEST_KEY = 100;

/** Whether a value can be an end's key for its connection's streams. */
export function isByteStreamKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_KEY && /^[\w.-]+$/.test(value);
}

/**
 * The bytes of transfers, each in an HTTP request of its own, alongside a connection's messages: large files then cost
 * what HTTP costs. Both functions reject with whatever broke a stream, and with the signal's reason.
 */
export interface ByteStreams<Content> {
  /** Sends the bytes of a transfer; resolves when all of them were sent to the other end. */
  readonly send: (transfer: number, content: Content, signal: AbortSignal) => Promise<void>;
  /** The bytes of a transfer as they arrive. Each part is valid until the next but one. */
  readonly receive: (transfer: number, signal: AbortSignal) => AsyncIterable<Uint8Array>;
}

/** An agent's streams; it reads what it sends block by block. */
export type DeviceStreams = ByteStreams<AsyncIterable<Uint8Array>>;

/** A browser's streams; the browser itself reads what it sends. */
export interface BrowserStreams extends ByteStreams<Blob> {
  /**
   * Reserves one of the few concurrent requests that a browser makes to one server (RFC 9112, section 9.4): the
   * console's calls need some, too. Returns the release function, or null if none is left.
   */
  readonly takeTurn: () => Promise<(() => void) | null>;
}
