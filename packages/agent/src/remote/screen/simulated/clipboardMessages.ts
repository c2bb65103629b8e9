import { constants, deflateSync, inflateSync } from 'node:zlib';

/** The extended clipboard, in which text is UTF-8; see the community's description of RFB. */
const TEXT = 1;
const ACTION = { caps: 1 << 24, request: 1 << 25, peek: 1 << 26, notify: 1 << 27, provide: 1 << 28 } as const;

/** The longest text that is accepted, in bytes. */
const LONGEST = 1024 * 1024;

const CUT_TEXT = 3;

function message(length: number, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt8(CUT_TEXT, 0);
  bytes.writeInt32BE(length, 4);
  return Buffer.concat([bytes, content]);
}

function extended(flags: number, content: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(flags);
  return message(-(4 + content.length), Buffer.concat([head, content]));
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** What this server does with a clipboard: it accepts text as it changes, and asks for it. */
export function clipboardCaps(): Buffer {
  const actions = ACTION.request | ACTION.peek | ACTION.notify | ACTION.provide;
  return extended((ACTION.caps | actions | TEXT) >>> 0, uint32(LONGEST));
}

/** The text in Latin-1, for a client that supports nothing else; other characters become question marks. */
export function plainCutText(text: string): Buffer {
  const latin1 = Buffer.from(
    [...text]
      .map((character) => Math.min(character.codePointAt(0) ?? 0, 0x100))
      .map((code) => (code > 0xff ? 0x3f : code)),
  );
  return message(latin1.length, latin1);
}

/** The text in UTF-8. */
export function extendedCutText(text: string): Buffer {
  const bytes = Buffer.from(`${text.replaceAll('\n', '\r\n')}\0`, 'utf8');
  return extended((ACTION.provide | TEXT) >>> 0, deflateSync(Buffer.concat([uint32(bytes.length), bytes])));
}

/** Asks a client for its text. */
export function clipboardRequest(): Buffer {
  return extended((ACTION.request | TEXT) >>> 0, Buffer.alloc(0));
}

/** What a client said about its clipboard. */
export type ClipboardMessage =
  | { readonly type: 'nothing' | 'hasText' | 'wantsText' }
  | { readonly type: 'text'; readonly text: string };

function inflated(content: Uint8Array): Buffer | null {
  try {
    // Clients flush their stream and never end it.
    return inflateSync(content, { maxOutputLength: LONGEST + 64, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

function textIn(content: Uint8Array): string | null {
  const bytes = inflated(content);
  if (!bytes || bytes.length < 4) return null;
  const text = bytes.subarray(4, 4 + bytes.readUInt32BE()).toString('utf8');
  return text.replace(/\0$/, '').replaceAll('\r\n', '\n');
}

/** Parses a message of the extended clipboard; a damaged one yields nothing. */
export function readClipboard(flags: number, content: Uint8Array): ClipboardMessage {
  const isText = (flags & TEXT) !== 0;
  if (flags & ACTION.provide && isText) {
    const text = textIn(content);
    return text === null ? { type: 'nothing' } : { type: 'text', text };
  }
  if (flags & ACTION.caps) return { type: 'nothing' };
  if (flags & ACTION.notify && isText) return { type: 'hasText' };
  if (flags & ACTION.request && isText) return { type: 'wantsText' };
  return { type: 'nothing' };
}
