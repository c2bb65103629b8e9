import { messageFrame, type RemoteEnd, type ServerToAgent, type ServerToBrowser } from '@remote-console/domain';
import { type RawData, WebSocket } from 'ws';

/** What may wait to be sent to one end before the other is not read any more, in bytes. */
const MOST_WAITING = 256 * 1024;
/** What may still wait when the other end is read again, in bytes. */
const LITTLE_WAITING = 64 * 1024;
/** The code of a WebSocket that ends as it should (RFC 6455, section 7.4.1). */
export const NORMAL_CLOSURE = 1000;

/** A message as one buffer; null for text, which is none of the protocol. */
export function frameOf(data: RawData, isBinary: boolean): Buffer | null {
  if (!isBinary || !Buffer.isBuffer(data)) return null;
  return data;
}

/** Whether an end sent what is no WebSocket message, or one that is too large. */
export function isBreach(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('WS_ERR_');
}

/** Says something to an end, in the lane of the server. */
export function tell(end: WebSocket, message: ServerToBrowser | ServerToAgent): void {
  if (end.readyState === WebSocket.OPEN) end.send(messageFrame('server', message));
}

/** Says how a connection ended, and closes it. */
export function bidFarewell(end: WebSocket, how: RemoteEnd): void {
  tell(end, { type: 'ended', ...how });
  // An end that was paused would not hear that the other has closed as well.
  end.resume();
  end.close(NORMAL_CLOSURE);
}

/** Reads an end again that was paused, once little waits for the other and nothing else holds it up. */
export function readOn(from: WebSocket, to: WebSocket, mayRead: () => boolean): void {
  if (from.isPaused && to.bufferedAmount < LITTLE_WAITING && mayRead()) from.resume();
}

/**
 * Moves one message on. While much of what was sent waits for a slow end, nothing more is read from the other: that is
 * all the memory that a connection takes.
 *
 * @param mayRead Whether more may be read, for all that is known beside the other end.
 */
export function passOn(frame: Buffer, from: WebSocket, to: WebSocket, mayRead = () => true): void {
  if (to.readyState !== WebSocket.OPEN) return;
  to.send(frame, () => {
    readOn(from, to, mayRead);
  });
  if (to.bufferedAmount > MOST_WAITING || !mayRead()) from.pause();
}
