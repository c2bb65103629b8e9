import { messageFrame, type RemoteEnd, type ServerToAgent, type ServerToBrowser } from '@remote-console/domain';
import { type RawData, WebSocket } from 'ws';

/** How much may wait to be sent to one end before reading from the other pauses, in bytes. */
const MOST_WAITING = 256 * 1024;
/** How much may still be waiting when reading from the other end resumes, in bytes. */
const LITTLE_WAITING = 64 * 1024;
/** The code of a WebSocket that closes normally (RFC 6455, section 7.4.1). */
export const NORMAL_CLOSURE = 1000;

/** A message as one buffer; null for text, which is not part of the protocol. */
export function frameOf(data: RawData, isBinary: boolean): Buffer | null {
  if (!isBinary || !Buffer.isBuffer(data)) return null;
  return data;
}

/** Whether an end sent something that is not a WebSocket message, or one that is too large. */
export function isBreach(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('WS_ERR_');
}

/** Sends a message to an end, in the server's lane. */
export function tell(end: WebSocket, message: ServerToBrowser | ServerToAgent): void {
  if (end.readyState === WebSocket.OPEN) end.send(messageFrame('server', message));
}

/** Reports how a connection ended, and closes it. */
export function bidFarewell(end: WebSocket, how: RemoteEnd): void {
  tell(end, { type: 'ended', ...how });
  // A paused end would not notice that the other has closed as well.
  end.resume();
  end.close(NORMAL_CLOSURE);
}

/** Resumes a paused end, once little is waiting for the other and nothing else holds it up. */
export function readOn(from: WebSocket, to: WebSocket, mayRead: () => boolean): void {
  if (from.isPaused && to.bufferedAmount < LITTLE_WAITING && mayRead()) from.resume();
}

/**
 * Passes one message on. While much is waiting for a slow end, reading from the other pauses: that bounds the memory of
 * a connection.
 *
 * @param mayRead Whether more may be read, apart from the other end.
 */
export function passOn(frame: Buffer, from: WebSocket, to: WebSocket, mayRead = () => true): void {
  if (to.readyState !== WebSocket.OPEN) return;
  to.send(frame, () => {
    readOn(from, to, mayRead);
  });
  if (to.bufferedAmount > MOST_WAITING || !mayRead()) from.pause();
}
