import type { BrowserStreams, DeviceStreams } from '../../byteStreams.ts';

/** The streams of both ends in one process. */
export interface JoinedStreams {
  readonly browser: BrowserStreams;
  readonly device: DeviceStreams;
  /** The transfers whose bytes an end has started to send. */
  readonly sent: readonly number[];
  /** Breaks streams once that many bytes of each have arrived. */
  readonly breakAfter: (bytes: number) => void;
}

type Pipes = Map<number, TransformStream<Uint8Array, Uint8Array>>;

const PART = 300_000;

async function* partsOf(content: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.size; from += PART) {
    yield new Uint8Array(await content.slice(from, from + PART).arrayBuffer());
  }
}

function pipeOf(pipes: Pipes, transfer: number): TransformStream<Uint8Array, Uint8Array> {
  const pipe = pipes.get(transfer) ?? new TransformStream<Uint8Array, Uint8Array>();
  pipes.set(transfer, pipe);
  return pipe;
}

async function sendParts(pipe: WritableStream<Uint8Array>, parts: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  const writer = pipe.getWriter();
  signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
  for await (const part of parts) await writer.write(part.slice());
  await writer.close();
}

/**
 * A pair of streams that deliver copies of what is sent.
 *
 * @param turns How many streams the browser may have at the same time.
 */
export function joinedStreams(turns = 2): JoinedStreams {
  const up: Pipes = new Map();
  const down: Pipes = new Map();
  const sent: number[] = [];
  let limit = Number.POSITIVE_INFINITY;
  let free = turns;

  async function* receive(pipes: Pipes, transfer: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const reader = pipeOf(pipes, transfer).readable.getReader();
    signal.addEventListener('abort', () => void reader.cancel(signal.reason).catch(() => undefined));
    let arrived = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (arrived >= limit) {
        const broken = new Error('The stream broke.');
        await reader.cancel(broken);
        throw broken;
      }
      arrived += part.value.length;
      yield part.value;
    }
    signal.throwIfAborted();
  }

  async function send(pipes: Pipes, transfer: number, parts: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    sent.push(transfer);
    await sendParts(pipeOf(pipes, transfer).writable, parts, signal);
  }

  return {
    browser: {
      send: (transfer, content, signal) => send(up, transfer, partsOf(content), signal),
      receive: (transfer, signal) => receive(down, transfer, signal),
      takeTurn: () => {
        if (free === 0) return Promise.resolve(null);
        free -= 1;
        return Promise.resolve(() => {
          free += 1;
        });
      },
    },
    device: {
      send: (transfer, content, signal) => send(down, transfer, content, signal),
      receive: (transfer, signal) => receive(up, transfer, signal),
    },
    sent,
    breakAfter: (bytes) => {
      limit = bytes;
    },
  };
}
