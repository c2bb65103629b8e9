/**
 * The version of the protocol that browsers, the server, and agents speak over their WebSockets, as the WebSocket
 * subprotocol. See docs/remote-protocol.md.
 */
export const REMOTE_PROTOCOL = 'remote-console.v1';

/** The largest message, including its first byte, in bytes. The server closes a connection that sends a larger one. */
export const LARGEST_REMOTE_FRAME = 256 * 1024;

/** The largest piece of data that terminals and screens send, in bytes; smaller pieces keep other messages moving. */
export const REMOTE_PIECE = 64 * 1024;

/**
 * A message's recipient. `server`: JSON between one end and the server. `control`: JSON between both ends. `data`:
 * bytes between both ends.
 */
export const REMOTE_LANES = { server: 0, control: 1, data: 2 } as const;

/** One of the lanes. */
export type RemoteLane = keyof typeof REMOTE_LANES;

/** A received message. */
export type RemoteFrame =
  | { readonly lane: 'server' | 'control'; readonly message: unknown }
  | { readonly lane: 'data'; readonly bytes: Uint8Array };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function frameOf(lane: RemoteLane, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  frame[0] = REMOTE_LANES[lane];
  let at = 1;
  for (const part of parts) {
    frame.set(part, at);
    at += part.length;
  }
  return frame;
}

/** A JSON message, ready to be sent. */
export function messageFrame(lane: 'server' | 'control', message: object): Uint8Array<ArrayBuffer> {
  return frameOf(lane, [encoder.encode(JSON.stringify(message))]);
}

/** A message of bytes, ready to be sent: the parts in sequence, copied once. */
export function dataFrame(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return frameOf('data', parts);
}

/** A received message's lane; null if there is none with that number. */
export function laneOf(frame: Uint8Array): RemoteLane | null {
  switch (frame[0]) {
    case REMOTE_LANES.server:
      return 'server';
    case REMOTE_LANES.control:
      return 'control';
    case REMOTE_LANES.data:
      return 'data';
    default:
      return null;
  }
}

function readJson(bytes: Uint8Array): { readonly message: unknown } | null {
  try {
    return { message: JSON.parse(decoder.decode(bytes)) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Parses a received message; null if it doesn't follow the protocol. Data bytes are not copied. */
export function readRemoteFrame(frame: Uint8Array): RemoteFrame | null {
  const lane = laneOf(frame);
  const rest = frame.subarray(1);
  if (lane === null) return null;
  if (lane === 'data') return { lane, bytes: rest };
  const read = readJson(rest);
  return read && { lane, message: read.message };
}
