/** RFB encodings that this code refers to by name; pseudo-encodings declare what a client understands. */
export const RFB_ENCODINGS = {
  raw: 0,
  rre: 2,
  cursor: -239,
  qemuKeys: -258,
  extendedMouseButtons: -316,
  extendedClipboard: 0xc0a1e5ce | 0,
} as const;

/** A message that an RFB client sent after the handshake; `bytes` is all of it. */
export type RfbClientMessage = { readonly bytes: Uint8Array } & (
  | { readonly type: 'pixelFormat'; readonly format: RfbPixelFormat }
  | { readonly type: 'encodings'; readonly encodings: readonly number[] }
  | {
      readonly type: 'updateRequest';
      readonly incremental: boolean;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly type: 'key'; readonly down: boolean; readonly keysym: number }
  | { readonly type: 'pointer'; readonly buttons: number; readonly x: number; readonly y: number }
  | { readonly type: 'cutText'; readonly text: string }
  /** The extended clipboard: flags, and their data. */
  | { readonly type: 'extendedCutText'; readonly flags: number; readonly content: Uint8Array }
  /** Flow control for the picture: fences and continuous updates. */
  | { readonly type: 'flow' }
  /** Anything else that changes something on the device: its size, its power, keys by scan code. */
  | { readonly type: 'act' }
);

/** The pixel format of a picture. */
export interface RfbPixelFormat {
  readonly bitsPerPixel: number;
  readonly bigEndian: boolean;
  readonly trueColor: boolean;
  readonly redMax: number;
  readonly greenMax: number;
  readonly blueMax: number;
  readonly redShift: number;
  readonly greenShift: number;
  readonly blueShift: number;
}

/** What was sent is not valid RFB. */
export class RfbError extends Error {}

/** The longest accepted clipboard, in bytes. */
const LONGEST_CUT_TEXT = 1024 * 1024;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Parses the 16 bytes of a pixel format. */
function pixelFormatOf(view: DataView, at: number): RfbPixelFormat {
  return {
    bitsPerPixel: view.getUint8(at),
    bigEndian: view.getUint8(at + 2) !== 0,
    trueColor: view.getUint8(at + 3) !== 0,
    redMax: view.getUint16(at + 4),
    greenMax: view.getUint16(at + 6),
    blueMax: view.getUint16(at + 8),
    redShift: view.getUint8(at + 10),
    greenShift: view.getUint8(at + 11),
    blueShift: view.getUint8(at + 12),
  };
}

/** How many leading bytes of a message determine its length. */
const HEADS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 4],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 8],
  [150, 1],
  [248, 9],
  [250, 1],
  [251, 8],
  [255, 2],
]);

function cutTextLength(view: DataView): number {
  const length = Math.abs(view.getInt32(4));
  if (length > LONGEST_CUT_TEXT) throw new RfbError('the clipboard is too large');
  return 8 + length;
}

/** The length of the message at the start of some bytes; null until enough of it has arrived. */
function lengthOf(view: DataView): number | null {
  const type = view.getUint8(0);
  const head = HEADS.get(type);
  if (head === undefined) throw new RfbError(`no message of type ${type} is known`);
  if (view.byteLength < head) return null;
  switch (type) {
    case 0:
      return 20;
    case 2:
      return 4 + 4 * view.getUint16(2);
    case 4:
      return 8;
    case 5:
      // The first bit announces another byte of buttons, from clients that know that they may send it.
      return view.getUint8(1) & 0x80 ? 7 : 6;
    case 6:
      return cutTextLength(view);
    case 248:
      return 9 + view.getUint8(8);
    case 250:
      return 4;
    case 251:
      return 8 + 16 * view.getUint8(6);
    case 255:
      if (view.getUint8(1) !== 0) throw new RfbError('no such message of QEMU is known');
      return 12;
    default:
      return 10;
  }
}

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

function messageOf(bytes: Uint8Array): RfbClientMessage {
  const view = viewOf(bytes);
  switch (view.getUint8(0)) {
    case 0:
      return { type: 'pixelFormat', bytes, format: pixelFormatOf(view, 4) };
    case 2:
      return {
        type: 'encodings',
        bytes,
        encodings: Array.from({ length: view.getUint16(2) }, (_, index) => view.getInt32(4 + 4 * index)),
      };
    case 3:
      return {
        type: 'updateRequest',
        bytes,
        incremental: view.getUint8(1) !== 0,
        x: view.getUint16(2),
        y: view.getUint16(4),
        width: view.getUint16(6),
        height: view.getUint16(8),
      };
    case 4:
      return { type: 'key', bytes, down: view.getUint8(1) !== 0, keysym: view.getUint32(4) };
    case 5:
      return { type: 'pointer', bytes, buttons: view.getUint8(1) & 0x7f, x: view.getUint16(2), y: view.getUint16(4) };
    case 6:
      if (view.getInt32(4) >= 0) return { type: 'cutText', bytes, text: latin1(bytes.subarray(8)) };
      if (bytes.length < 12) throw new RfbError('the clipboard has no flags');
      return { type: 'extendedCutText', bytes, flags: view.getUint32(8), content: bytes.subarray(12) };
    case 150:
    case 248:
      return { type: 'flow', bytes };
    default:
      return { type: 'act', bytes };
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/**
 * Parses what an RFB client sends after the handshake. The returned function takes the next bytes, cut anywhere, and
 * returns the messages that are now complete. It throws an `RfbError` on unknown messages, since it can't tell where
 * they end.
 */
export function rfbClientReader(): (bytes: Uint8Array) => readonly RfbClientMessage[] {
  let waiting: Uint8Array = new Uint8Array(0);
  return (bytes) => {
    waiting = joined(waiting, bytes);
    const messages: RfbClientMessage[] = [];
    while (waiting.length > 0) {
      const length = lengthOf(viewOf(waiting));
      if (length === null || waiting.length < length) break;
      messages.push(messageOf(waiting.subarray(0, length)));
      waiting = waiting.subarray(length);
    }
    return messages;
  };
}

/** Message type 2, which lists what a client understands. */
export function rfbEncodingsMessage(encodings: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 + 4 * encodings.length);
  const view = viewOf(bytes);
  view.setUint8(0, 2);
  view.setUint16(2, encodings.length);
  encodings.forEach((encoding, index) => view.setInt32(4 + 4 * index, encoding));
  return bytes;
}
