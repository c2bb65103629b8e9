import type { WebSocket } from 'ws';

/** What one end of a connection sends. */
export interface LinkOutput {
  readonly send: (frame: Uint8Array<ArrayBuffer>) => void;
  /** Resolves when little is waiting to be sent, or the connection has ended. */
  readonly drained: () => Promise<void>;
  /** The connection has ended: nobody waits any longer. */
  readonly end: () => void;
}

/** Bytes waiting to be sent, below which more may follow. */
const LITTLE = 64 * 1024;

/** Sends over a WebSocket. */
export function createLinkOutput(socket: WebSocket): LinkOutput {
  const waiting = new Set<() => void>();
  let isOver = false;

  const isFree = () => isOver || socket.bufferedAmount < LITTLE;

  function wakeWaiting(): void {
    if (!isFree()) return;
    for (const wake of waiting) wake();
    waiting.clear();
  }

  return {
    send(frame) {
      // A failure to send is noticed through the end of the socket.
      if (socket.readyState === socket.OPEN) socket.send(frame, wakeWaiting);
    },
    drained: () => (isFree() ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve))),
    end() {
      isOver = true;
      wakeWaiting();
    },
  };
}
