import {
  BYTE_STREAM_KEY_HEADER,
  BYTE_STREAM_PATH,
  BYTE_STREAM_TRANSFER,
  streamParts,
  type BrowserStreams,
} from '@remote-console/domain';
import { API_BASE } from '../contract/index.ts';
import { takeStreamTurn } from './streamTurns.ts';

/** Options for opening streams. */
export interface ByteStreamsOptions {
  /** Origin of the server; empty for the page's own. */
  readonly origin: string;
  /** The key that the server gave for this connection. */
  readonly key: string;
  /** Sends a request without a timeout. */
  readonly send: (request: Request) => Promise<Response>;
}

/** Milliseconds before a broken stream is reported as lost: what the device says about it arrives meanwhile. */
const PATIENCE_MS = 500;

/** Waits for what the device says about a broken stream, and throws the cause. */
async function afterWords(thrown: unknown, signal: AbortSignal): Promise<never> {
  if (!signal.aborted) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
      signal.addEventListener('abort', () => resolve());
    });
  }
  throw thrown;
}

/** The browser's streams of a connection: each is one `fetch` request. */
export function openByteStreams({ origin, key, send }: ByteStreamsOptions): BrowserStreams {
  async function call(transfer: number, init: RequestInit & { readonly signal: AbortSignal }): Promise<Response> {
    const place = origin || globalThis.location?.origin;
    const address = `${place}${API_BASE}${BYTE_STREAM_PATH}?${BYTE_STREAM_TRANSFER}=${transfer}`;
    const headers = { [BYTE_STREAM_KEY_HEADER]: key, 'content-type': 'application/octet-stream' };
    const response = await send(new Request(address, { ...init, headers, cache: 'no-store' }));
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response;
  }

  return {
    takeTurn: takeStreamTurn,
    send: async (transfer, content, signal) => {
      await call(transfer, { method: 'POST', body: content, signal }).catch((thrown: unknown) =>
        afterWords(thrown, signal),
      );
    },
    receive: async function* receive(transfer, signal) {
      try {
        const { body } = await call(transfer, { signal });
        if (body) yield* streamParts(body);
      } catch (thrown) {
        await afterWords(thrown, signal);
      }
    },
  };
}
