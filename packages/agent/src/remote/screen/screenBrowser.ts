import { readScreenToAgent, REMOTE_PIECE, type RemoteChannel, type ScreenToBrowser } from '@remote-console/domain';

/** The most that a browser may send before anybody reads it, in bytes: a handshake is far shorter. */
const MOST_UNREAD = 64 * 1024;

/** The browser at the other end of a screen. */
export interface ScreenBrowser {
  /** Aborted when the connection ends. */
  readonly ended: AbortSignal;
  readonly say: (message: ScreenToBrowser) => void;
  /** Sends bytes in pieces, each after the previous one was sent. */
  readonly send: (bytes: Uint8Array) => Promise<void>;
  /** Waits for the requested number of bytes, and rejects when the connection ends. */
  readonly read: (size: number) => Promise<Uint8Array>;
  /** From now on bytes are passed on as they come, starting with any unread ones. */
  readonly stream: (sink: (bytes: Uint8Array) => void) => void;
  /** Ends the connection: what the browser sent is not RFB. */
  readonly close: () => void;
}

/** Listens to a browser and answers its latency probes. */
export function listenToBrowser(channel: RemoteChannel): ScreenBrowser {
  const over = new AbortController();
  let unread: Buffer = Buffer.alloc(0);
  let sink: ((bytes: Uint8Array) => void) | null = null;
  let arrived = () => {};
  const say = (message: ScreenToBrowser) => channel.sendControl(message);
  const finish = () => {
    over.abort();
    arrived();
  };
  const close = () => {
    finish();
    channel.close();
  };

  channel.listen({
    control: (message) => {
      const asked = readScreenToAgent(message);
      if (asked) say({ type: 'pong', id: asked.id });
    },
    data: (bytes) => {
      if (sink) return sink(bytes);
      if (unread.length + bytes.length > MOST_UNREAD) return close();
      unread = Buffer.concat([unread, bytes]);
      arrived();
    },
    end: finish,
  });

  return {
    ended: over.signal,
    say,
    send: async (bytes) => {
      for (let at = 0; at < bytes.length && !over.signal.aborted; at += REMOTE_PIECE) {
        channel.sendData(bytes.subarray(at, at + REMOTE_PIECE));
        await channel.drained();
      }
    },
    read: async (size) => {
      while (unread.length < size) {
        over.signal.throwIfAborted();
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      }
      const bytes = unread.subarray(0, size);
      unread = unread.subarray(size);
      return bytes;
    },
    stream: (next) => {
      sink = next;
      const rest = unread;
      unread = Buffer.alloc(0);
      if (rest.length > 0) next(rest);
    },
    close,
  };
}
