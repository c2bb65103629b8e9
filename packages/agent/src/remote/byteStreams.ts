import type { ClientRequest, IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { pipeline, Transform } from 'node:stream';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  BYTE_STREAM_KEY_HEADER,
  BYTE_STREAM_PATH,
  BYTE_STREAM_TRANSFER,
  FILE_BLOCK,
  releaseBytes,
  type DeviceStreams,
} from '@remote-console/domain';

/** Where the bytes of a connection are sent and fetched, and as whom. */
export interface ByteStreamOptions {
  /** Such as `https://console.example`. */
  readonly origin: string;
  /** What the server gave the agent for this connection. */
  readonly key: string;
  /** Milliseconds without a byte in either direction after which a stream is broken. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 60_000;
const OK = 200;
const NO_CONTENT = 204;

/** A stream in progress. */
interface OpenStream {
  readonly request: ClientRequest;
  /** Settles with the expected answer; rejects with whatever broke the stream first. */
  readonly answer: Promise<IncomingMessage>;
  /** Aborted with whatever broke the stream. */
  readonly broken: AbortSignal;
  /** Ends the stream immediately. Only the first reason counts. */
  readonly breakOff: (reason: unknown) => void;
}

interface OpenOptions {
  readonly method: 'GET' | 'POST';
  readonly transfer: number;
  readonly signal: AbortSignal;
  /** Whether this answer, at this moment, is the expected one. */
  readonly isWanted: (response: IncomingMessage, request: ClientRequest) => boolean;
}

function startRequest({ origin, key, silenceMs = SILENCE_MS }: ByteStreamOptions, { method, transfer }: OpenOptions) {
  const address = new URL(`${origin}${API_BASE}${BYTE_STREAM_PATH}`);
  address.searchParams.set(BYTE_STREAM_TRANSFER, String(transfer));
  const { request, globalAgent } = address.protocol === 'https:' ? https : http;
  return request(address, {
    method,
    // The HTTP agent of all calls, which knows the proxies of the environment and opens one socket per stream.
    agent: globalAgent,
    headers: {
      [BYTE_STREAM_KEY_HEADER]: key,
      ...(method === 'POST' && { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' }),
    },
    timeout: silenceMs,
  });
}

function openStream(options: ByteStreamOptions, opening: OpenOptions): OpenStream {
  const { signal, isWanted } = opening;
  signal.throwIfAborted();
  const request = startRequest(options, opening);
  const answer = Promise.withResolvers<IncomingMessage>();
  // A listener added after the stream broke finds out from the signal.
  answer.promise.catch(() => undefined);
  const breaking = new AbortController();
  function breakOff(reason: unknown): void {
    breaking.abort(reason);
    answer.reject(reason);
    request.destroy();
  }
  const abandon = () => breakOff(signal.reason);
  signal.addEventListener('abort', abandon);
  request.on('response', (response) => {
    if (isWanted(response, request)) answer.resolve(response);
    else breakOff(new Error(`The server answered ${response.statusCode ?? 0}.`));
  });
  request.on('timeout', () => breakOff(new Error('The transfer stalled for too long.')));
  request.on('error', breakOff);
  request.on('close', () => {
    signal.removeEventListener('abort', abandon);
    breakOff(new Error('The server closed the stream.'));
  });
  return { request, answer: answer.promise, broken: breaking.signal, breakOff };
}

/** Resolves once the system has the bytes: the buffer may be overwritten then, and there is room for more. */
function written(request: ClientRequest, broken: AbortSignal, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    broken.throwIfAborted();
    const giveUp = () => reject(broken.reason);
    broken.addEventListener('abort', giveUp);
    request.write(bytes, (error) => {
      broken.removeEventListener('abort', giveUp);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** An answer that arrives while bytes are still being sent cannot confirm that all of them arrived. */
const saysThatAllArrived: OpenOptions['isWanted'] = ({ statusCode }, { writableEnded }) =>
  statusCode === NO_CONTENT && writableEnded;

/** Opens a stream for content, which is closed when the stream cannot be opened. */
async function openFor(content: AsyncIterable<Uint8Array>, open: () => OpenStream): Promise<OpenStream> {
  try {
    return open();
  } catch (thrown) {
    await content[Symbol.asyncIterator]().return?.();
    throw thrown;
  }
}

/** Settles only when the content is closed, so that nothing reads from its source any more. */
async function sendBytes(
  { request, answer, broken, breakOff }: OpenStream,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    // Tells the server right away that the agent is there, and the agent whether it is accepted.
    request.flushHeaders();
    for await (const block of content) await written(request, broken, block);
    request.end();
    (await answer).resume();
  } catch (thrown) {
    breakOff(thrown);
    throw thrown;
  }
}

/** Only a body that says where it ends can be distinguished from a truncated one. */
const hasKnownEnd = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding']?.toLowerCase() === 'chunked';

const isFoundWhole: OpenOptions['isWanted'] = (response) => response.statusCode === OK && hasKnownEnd(response);

/** One in use, the previous one that must still be valid, and one that is waiting or being filled. */
const BUFFERS = 3;

/** Collects the small pieces a network delivers into blocks the size of checksum blocks, in buffers reused in turn. */
function gathering(): Transform {
  const buffers: Buffer[] = [];
  let current = 0;
  let filled = 0;
  const filling = () => (buffers[current] ??= Buffer.allocUnsafeSlow(FILE_BLOCK));
  return new Transform({
    readableObjectMode: true,
    readableHighWaterMark: 1,
    transform(piece: Buffer, _, done) {
      for (let from = 0; from < piece.length;) {
        const copied = piece.copy(filling(), filled, from);
        from += copied;
        filled += copied;
        if (filled < FILE_BLOCK) continue;
        this.push(filling());
        current = (current + 1) % BUFFERS;
        filled = 0;
      }
      releaseBytes(piece);
      done();
    },
    flush(done) {
      if (filled > 0) this.push(filling().subarray(0, filled));
      done();
    },
  });
}

/** Returns what the socket of an answer has read, once it was parsed: a body is copied out of it. */
function releaseReads(response: IncomingMessage): void {
  const { socket } = response;
  // After the parser, which has been listening since before the answer; it will again for the next one.
  socket.on('data', releaseBytes);
  response.once('close', () => socket.off('data', releaseBytes));
}

/** The body of an answer in blocks; throws where it ends early. */
function blocksOf(response: IncomingMessage): AsyncIterable<Uint8Array> {
  releaseReads(response);
  // Whatever breaks the answer is thrown to the consumer of the blocks.
  return pipeline(response, gathering(), () => undefined);
}

/** Opens the streams of a connection: each transfer is a separate request, on its own socket. */
export function openByteStreams(options: ByteStreamOptions): DeviceStreams {
  return {
    async send(transfer, content, signal) {
      const opening: OpenOptions = { method: 'POST', transfer, signal, isWanted: saysThatAllArrived };
      await sendBytes(await openFor(content, () => openStream(options, opening)), content);
    },
    async *receive(transfer, signal) {
      const stream = openStream(options, { method: 'GET', transfer, signal, isWanted: isFoundWhole });
      stream.request.end();
      try {
        // Leaving a loop over an answer before its end destroys the request.
        for await (const part of blocksOf(await stream.answer)) {
          yield part;
          signal.throwIfAborted();
        }
      } catch (thrown) {
        signal.throwIfAborted();
        throw stream.broken.aborted ? stream.broken.reason : thrown;
      }
    },
  };
}
