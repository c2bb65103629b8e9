const ID_BYTES = 4;

/** The largest number for a request or transfer. */
export const LARGEST_TRANSFER_ID = 2 ** 32 - 1;

/** The maximum number of a file's bytes in one message. */
export const FILE_PIECE = 128 * 1024;

/** The most bytes of a transfer in flight or not yet accepted, so that memory stays bounded at both ends. */
export const FILE_WINDOW = 4 * 1024 * 1024;

/** The receiver reports its progress after that many bytes. */
export const ACKNOWLEDGE_EVERY = FILE_WINDOW / 4;

/** How often it does so for a stream, in milliseconds: only the displayed progress depends on it. */
export const ACKNOWLEDGE_STREAM_EVERY_MS = 100;

/** Whether a value can number a request or transfer. */
export function isTransferId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_TRANSFER_ID;
}

/** What precedes a piece's bytes: the number of its transfer. */
export function pieceHeader(id: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(ID_BYTES);
  new DataView(header.buffer).setUint32(0, id);
  return header;
}

/** Cuts bytes into message-sized pieces, without copying them. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += FILE_PIECE) yield bytes.subarray(from, from + FILE_PIECE);
}

/** Parses a piece of a file; null if the message is too short. The bytes are not copied. */
export function readFilePiece(message: Uint8Array): { readonly id: number; readonly bytes: Uint8Array } | null {
  if (message.length < ID_BYTES) return null;
  const id = new DataView(message.buffer, message.byteOffset).getUint32(0);
  return { id, bytes: message.subarray(ID_BYTES) };
}

/** How much of what was sent is not acknowledged yet. */
export interface SendWindow {
  readonly sent: (bytes: number) => void;
  /** The receiver has accepted that many bytes of the transfer in total. */
  readonly acknowledged: (total: number) => void;
  /** Resolves when the next piece may be sent; immediately after `end`. */
  readonly room: () => Promise<void>;
  /** Releases whoever waits for room. */
  readonly end: () => void;
}

/** A flow-control window for a transfer that starts now. */
export function openSendWindow(size: number = FILE_WINDOW): SendWindow {
  let sent = 0;
  let taken = 0;
  let ended = false;
  let waiting: (() => void) | null = null;

  const isOpen = () => ended || sent - taken + FILE_PIECE <= size;
  function wake(): void {
    if (!isOpen()) return;
    waiting?.();
    waiting = null;
  }

  return {
    sent: (bytes) => {
      sent += bytes;
    },
    acknowledged: (total) => {
      taken = Math.max(taken, Math.min(total, sent));
      wake();
    },
    room: () =>
      isOpen()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = resolve;
          }),
    end: () => {
      ended = true;
      wake();
    },
  };
}
