import { RFB_ENCODINGS, rfbClientReader, rfbEncodingsMessage, type RfbClientMessage } from './rfbClientMessages.ts';

/** What a view-only client must not announce: a server would otherwise accept input in other forms. */
const INPUT_ENCODINGS: readonly number[] = [
  RFB_ENCODINGS.qemuKeys,
  RFB_ENCODINGS.extendedMouseButtons,
  RFB_ENCODINGS.extendedClipboard,
];

/**
 * What of a message reaches the device while a user may only watch: what the picture needs, and no input. Null if
 * nothing does.
 */
function viewOnlyBytes(message: RfbClientMessage): Uint8Array | null {
  switch (message.type) {
    case 'pixelFormat':
    case 'updateRequest':
    case 'flow':
      return message.bytes;
    case 'encodings':
      return rfbEncodingsMessage(message.encodings.filter((encoding) => !INPUT_ENCODINGS.includes(encoding)));
    case 'key':
    case 'pointer':
    case 'cutText':
    case 'extendedCutText':
    case 'act':
      return null;
  }
}

/**
 * Sizes in bytes of the handshake that a browser sends: the version, the security type None, and whether it shares the
 * screen (RFC 6143, sections 7.1.1, 7.1.2 and 7.3.1).
 */
export const RFB_BROWSER_HANDSHAKE = 14;

/**
 * Removes all input from what an RFB client sends. The returned function takes the next bytes, cut anywhere, and
 * returns those to forward. It throws an `RfbError` on unknown messages, since it can't tell where they end.
 *
 * @param handshake How many bytes are forwarded before the first message.
 */
export function viewOnlyStream(handshake = 0): (bytes: Uint8Array) => readonly Uint8Array[] {
  const read = rfbClientReader();
  let ahead = handshake;
  return (bytes) => {
    const greeting = bytes.subarray(0, ahead);
    ahead -= greeting.length;
    const messages = read(bytes.subarray(greeting.length)).flatMap((message) => viewOnlyBytes(message) ?? []);
    return greeting.length > 0 ? [greeting, ...messages] : messages;
  };
}
