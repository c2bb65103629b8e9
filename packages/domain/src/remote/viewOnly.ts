import { RFB_ENCODINGS, rfbClientReader, rfbEncodingsMessage, type RfbClientMessage } from './rfbClientMessages.ts';

/** What a client that only watches does not announce: a server would take input in forms of its own after that. */
const INPUT_ENCODINGS: readonly number[] = [
  RFB_ENCODINGS.qemuKeys,
  RFB_ENCODINGS.extendedMouseButtons,
  RFB_ENCODINGS.extendedClipboard,
];

/**
 * What of a message reaches the device while a person may only watch: what the pictures need, and nothing that acts. Null
 * where nothing does.
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
 * Bytes of the handshake that a browser sends: the version, the security type None, and whether it shares the screen
 * (RFC 6143, sections 7.1.1, 7.1.2 and 7.3.1).
 */
export const RFB_BROWSER_HANDSHAKE = 14;

/**
 * Takes out of what a client of RFB sends whatever acts. The function that is returned takes the next bytes, cut anywhere, and
 * gives those that go on. It throws an `RfbError` at what it does not know, since it cannot tell where that ends.
 *
 * @param handshake How many bytes go on before the first message.
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
