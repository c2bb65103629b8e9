import { createConnection, type Socket } from 'node:net';
import type { ScreenFailure } from '@remote-console/domain';
import type { VncPlace } from './vncPlace.ts';

/** A VNC server could not be used. */
export class VncError extends Error {
  readonly failure: ScreenFailure;

  constructor(failure: ScreenFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A connection to a VNC server. */
export interface VncConnection {
  /** Waits for the requested number of bytes; throws a `VncError` when the server hangs up before. */
  readonly read: (size: number) => Promise<Buffer>;
  /** The data from now on, as it comes. The server is read only while the previous piece is being processed. */
  readonly rest: () => AsyncIterable<Uint8Array>;
  readonly write: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

/** The most that may be queued for a VNC server which does not read, in bytes; people do not type that much. */
const MOST_WAITING = 4 * 1024 * 1024;

function connectionOver(socket: Socket): VncConnection {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let unread = Buffer.alloc(0);
  const next = async (): Promise<Buffer | null> => {
    try {
      const { done, value } = await chunks.next();
      return done ? null : value;
    } catch {
      return null;
    }
  };
  return {
    read: async (size) => {
      while (unread.length < size) {
        const chunk = await next();
        if (!chunk) throw new VncError('vnc_hung_up');
        unread = Buffer.concat([unread, chunk]);
      }
      const bytes = unread.subarray(0, size);
      unread = unread.subarray(size);
      return bytes;
    },
    async *rest() {
      if (unread.length > 0) yield unread;
      for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
    },
    write: (bytes) => {
      if (!socket.destroyed) socket.write(bytes);
      if (socket.writableLength > MOST_WAITING) socket.destroy();
    },
    close: () => void socket.destroy(),
  };
}

/** Connects to a VNC server; throws a `VncError` where none listens. */
export function connectToVnc(place: VncPlace): Promise<VncConnection> {
  return new Promise((resolve, reject) => {
    // Keys and requests for pictures are short, and each is waited for.
    const socket = createConnection(place).setNoDelay(true);
    socket.once('connect', () => resolve(connectionOver(socket)));
    // Later, whatever breaks the socket also ends reading from it, which is where it is noticed.
    socket.on('error', () => reject(new VncError('vnc_unreachable')));
  });
}
