import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FILE_BLOCK } from '@remote-console/domain';
import { expect, it, vi } from 'vitest';
import { listenHere } from '../testing/listenHere.ts';
import { openByteStreams } from './byteStreams.ts';

const MEGABYTE = 1024 * 1024;
const KEY = 'key-of.this_connection';
const NEVER = new AbortController().signal;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

async function setUp(handle: Handle, silenceMs?: number) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    void handle(request, response);
  });
  const origin = await listenHere(server);
  return { requests, streams: openByteStreams({ origin, key: KEY, ...(silenceMs && { silenceMs }) }) };
}

/** Content as files provide it: in two buffers, one of which is overwritten as soon as the next block is requested. */
function contentOf(bytes: Uint8Array, end: () => void = () => undefined) {
  const seen = { asked: 0, closed: 0 };
  async function* inTurn() {
    const buffers = [Buffer.alloc(FILE_BLOCK), Buffer.alloc(FILE_BLOCK)];
    try {
      for (let from = 0; from < bytes.length; from += FILE_BLOCK) {
        const [block = Buffer.alloc(0), other] = buffers;
        other?.fill('overwritten ');
        buffers.reverse();
        const part = bytes.subarray(from, from + FILE_BLOCK);
        block.set(part);
        seen.asked += 1;
        yield block.subarray(0, part.length);
      }
      end();
    } finally {
      seen.closed += 1;
    }
  }
  return { seen, content: inTurn() };
}

/** Endless content. */
const endless = () => contentOf(new Uint8Array(1024 * MEGABYTE));

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (thrown: unknown) => thrown,
  );
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

const answer = (response: ServerResponse, status: number) => void response.writeHead(status).end();

const sizes = [0, 1, FILE_BLOCK, 7 * MEGABYTE + 12_345];

it.each(sizes)('sends %i bytes as they are, with the key in a header and not in the address', async (size) => {
  const bytes = randomBytes(size);
  const arrived: Buffer[] = [];
  const { requests, streams } = await setUp(async (request, response) => {
    arrived.push(await buffer(request));
    answer(response, 204);
  });
  const { content, seen } = contentOf(bytes);
  await streams.send(41, content, NEVER);
  expect(arrived.map((body) => body.equals(bytes))).toEqual([true]);
  expect(seen.closed).toBe(1);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /lmm/api/v1.0/remote/bytes?transfer=41',
  ]);
  expect(requests[0]?.headers).toMatchObject({
    'x-remote-key': KEY,
    'content-type': 'application/octet-stream',
    'transfer-encoding': 'chunked',
  });
});

it.each(sizes)('receives %i bytes as they are, in parts that hold until the next but one', async (size) => {
  const bytes = randomBytes(size);
  const { requests, streams } = await setUp((_request, response) => void response.end(bytes));
  const copies: Buffer[] = [];
  const lengths: number[] = [];
  let former: Uint8Array = Buffer.alloc(0);
  for await (const part of streams.receive(42, NEVER)) {
    copies.push(Buffer.from(former));
    lengths.push(part.length);
    former = part;
  }
  copies.push(Buffer.from(former));
  expect(Buffer.concat(copies).equals(bytes)).toBe(true);
  expect(lengths.slice(0, -1).every((length) => length === FILE_BLOCK)).toBe(true);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /lmm/api/v1.0/remote/bytes?transfer=42']);
  expect(requests[0]?.headers).toMatchObject({ 'x-remote-key': KEY });
});

it('uses the same few buffers for everything that it receives', async () => {
  const { streams } = await setUp((_request, response) => void response.end(randomBytes(9 * MEGABYTE)));
  const memories = new Set<ArrayBufferLike>();
  for await (const part of streams.receive(1, NEVER)) memories.add(part.buffer);
  expect(memories.size).toBe(3);
});

it('gives the memory back that a socket has read, and leaves the socket to the next stream as it was', async () => {
  const reads: Buffer[] = [];
  const emit = vi.spyOn(Socket.prototype, 'emit');
  const { streams } = await setUp((_request, response) => void response.end(randomBytes(4 * MEGABYTE)));
  for (const transfer of [1, 2]) {
    let length = 0;
    for await (const part of streams.receive(transfer, NEVER)) length += part.length;
    expect(length).toBe(4 * MEGABYTE);
  }
  for (const call of emit.mock.calls) {
    const [event, read]: readonly unknown[] = call;
    if (event === 'data' && Buffer.isBuffer(read)) reads.push(read);
  }
  emit.mockRestore();
  expect(reads.length).toBeGreaterThan(100);
  // The first of each answer was parsed before anybody knew about it.
  expect(reads.filter(({ length }) => length > 0).length).toBeLessThan(4);
});

it('carries several streams at once', async () => {
  const waiting: ServerResponse[] = [];
  const { streams } = await setUp((request, response) => {
    request.resume();
    waiting.push(response);
    if (waiting.length === 8) for (const each of waiting) answer(each, 204);
  });
  const sent = Array.from({ length: 8 }, (_, transfer) =>
    streams.send(transfer, contentOf(randomBytes(10)).content, NEVER),
  );
  expect(await Promise.all(sent)).toHaveLength(8);
});

it('asks for no more than the server takes', async () => {
  const { streams } = await setUp(() => undefined);
  const abort = new AbortController();
  const { content, seen } = endless();
  const sent = failureOf(streams.send(1, content, abort.signal));
  await vi.waitFor(() => expect(seen.asked).toBeGreaterThan(0));
  let before = -1;
  await vi.waitFor(
    () => {
      const now = seen.asked;
      const isSteady = now === before;
      before = now;
      expect(isSteady).toBe(true);
    },
    { interval: 300 },
  );
  expect(seen.asked).toBeLessThan(20);
  abort.abort(new Error('enough'));
  expect(messageOf(await sent)).toBe('enough');
});

it.each([401, 408, 413, 204])('stops at once when the server answers %i too early', async (status) => {
  const { streams } = await setUp((request, response) => {
    request.once('data', () => {
      request.pause();
      answer(response, status);
    });
  });
  const { content, seen } = endless();
  expect(messageOf(await failureOf(streams.send(1, content, NEVER)))).toBe(`The server answered ${status}.`);
  expect(seen.asked).toBeLessThan(20);
  expect(seen.closed).toBe(1);
});

it('lets the server know of it, and notices its answer, while it waits for content', async () => {
  const { requests, streams } = await setUp((_request, response) => answer(response, 401));
  const rest = Promise.withResolvers<void>();
  async function* slow() {
    await rest.promise;
    yield randomBytes(10);
  }
  const sent = failureOf(streams.send(1, slow(), NEVER));
  await vi.waitFor(() => expect(requests[0]?.socket.destroyed).toBe(true));
  rest.resolve();
  expect(messageOf(await sent)).toBe('The server answered 401.');
});

it.each([200, 404, 302, 500])('takes %i after the last byte for a failure', async (status) => {
  const { streams } = await setUp(async (request, response) => {
    await buffer(request);
    answer(response, status);
  });
  const { content } = contentOf(randomBytes(100));
  expect(messageOf(await failureOf(streams.send(1, content, NEVER)))).toBe(`The server answered ${status}.`);
});

it.each([204, 401, 404])('receives nothing when the server answers %i', async (status) => {
  const { streams } = await setUp((_request, response) => answer(response, status));
  const parts = streams.receive(1, NEVER)[Symbol.asyncIterator]();
  expect(messageOf(await failureOf(parts.next()))).toBe(`The server answered ${status}.`);
});

it('ends what it sends when that is aborted, with the reason', async () => {
  const { requests, streams } = await setUp((request) => void request.resume());
  const abort = new AbortController();
  const reason = new Error('no longer wanted');
  const { content, seen } = endless();
  const sent = failureOf(streams.send(1, content, abort.signal));
  await vi.waitFor(() => expect(seen.asked).toBeGreaterThan(2));
  abort.abort(reason);
  expect(await sent).toBe(reason);
  expect(seen.closed).toBe(1);
  await vi.waitFor(() => expect(requests[0]?.destroyed).toBe(true));
  expect(requests[0]?.complete).toBe(false);
});

it('ends what it sent completely when that is aborted before the answer', async () => {
  const { requests, streams } = await setUp((request) => void request.resume());
  const abort = new AbortController();
  const { content } = contentOf(randomBytes(10));
  const sent = failureOf(streams.send(1, content, abort.signal));
  await vi.waitFor(() => expect(requests[0]?.complete).toBe(true));
  abort.abort('no longer wanted');
  expect(await sent).toBe('no longer wanted');
});

it('ends what it receives when that is aborted, with the reason', async () => {
  const { requests, streams } = await setUp((_request, response) => void response.write(randomBytes(3 * MEGABYTE)));
  const abort = new AbortController();
  const reason = new Error('no longer wanted');
  const parts = streams.receive(1, abort.signal)[Symbol.asyncIterator]();
  for (const _ of [1, 2, 3]) expect((await parts.next()).value).toHaveLength(FILE_BLOCK);
  const next = failureOf(parts.next());
  abort.abort(reason);
  expect(await next).toBe(reason);
  await vi.waitFor(() => expect(requests[0]?.socket.destroyed).toBe(true));
});

it('gives the reason for parts that had arrived when it was aborted', async () => {
  const { streams } = await setUp((_request, response) => void response.end(randomBytes(10)));
  const abort = new AbortController();
  const parts = streams.receive(1, abort.signal)[Symbol.asyncIterator]();
  expect((await parts.next()).value).toHaveLength(10);
  abort.abort('no longer wanted');
  expect(await failureOf(parts.next())).toBe('no longer wanted');
});

it('opens nothing that was aborted before', async () => {
  const { requests, streams } = await setUp((_request, response) => answer(response, 204));
  const signal = AbortSignal.abort('not wanted');
  const closed = vi.fn();
  const content: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: true, value: undefined }),
      return: async () => {
        closed();
        return { done: true, value: undefined };
      },
    }),
  };
  expect(await failureOf(streams.send(1, content, signal))).toBe('not wanted');
  expect(closed).toHaveBeenCalledOnce();
  expect(await failureOf(streams.receive(1, signal)[Symbol.asyncIterator]().next())).toBe('not wanted');
  expect(requests).toEqual([]);
});

it('ends the request when nobody wants the rest', async () => {
  const { requests, streams } = await setUp((_request, response) => void response.write(randomBytes(3 * MEGABYTE)));
  const taken: number[] = [];
  for await (const part of streams.receive(1, NEVER)) {
    taken.push(part.length);
    break;
  }
  expect(taken).toEqual([FILE_BLOCK]);
  await vi.waitFor(() => expect(requests[0]?.socket.destroyed).toBe(true));
});

it('throws what the content threw, and has the server see that it is not complete', async () => {
  const { requests, streams } = await setUp((request) => void request.resume());
  const failure = new Error('The disk is gone.');
  const { content } = contentOf(randomBytes(2 * MEGABYTE), () => {
    throw failure;
  });
  expect(await failureOf(streams.send(1, content, NEVER))).toBe(failure);
  await vi.waitFor(() => expect(requests[0]?.destroyed).toBe(true));
  expect(requests[0]?.complete).toBe(false);
});

it('fails when the server hangs up while it sends', async () => {
  const { streams } = await setUp((request) => void request.once('data', () => request.socket.destroy()));
  const { content, seen } = endless();
  expect(await failureOf(streams.send(1, content, NEVER))).toBeInstanceOf(Error);
  expect(seen.closed).toBe(1);
});

it('fails when there is no server', async () => {
  const streams = openByteStreams({ origin: 'http://127.0.0.1:1', key: KEY });
  const { content, seen } = endless();
  expect(messageOf(await failureOf(streams.send(1, content, NEVER)))).toContain('ECONNREFUSED');
  expect(seen.closed).toBe(1);
});

it.each([
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\nbytes\r\n'],
  ['of a length that it names', 'content-length: 10\r\n\r\nbytes'],
  ['whose end nobody could tell from a cut', 'connection: close\r\n\r\nbytes'],
])('does not take a cut for the end of a body %s', async (_what, answered) => {
  const { streams } = await setUp(({ socket }) => void socket.end(`HTTP/1.1 200 OK\r\n${answered}`));
  const parts: number[] = [];
  const all = async () => {
    for await (const part of streams.receive(1, NEVER)) parts.push(part.length);
  };
  expect(await failureOf(all())).toBeInstanceOf(Error);
  expect(parts).toEqual([]);
});

it('gives up when nothing moves any more, in both directions', async () => {
  const silent = await setUp(() => undefined, 200);
  expect(messageOf(await failureOf(silent.streams.send(1, endless().content, NEVER)))).toContain(
    'stalled for too long',
  );
  const halting = await setUp((_request, response) => void response.write(randomBytes(10)), 200);
  const parts = halting.streams.receive(1, NEVER)[Symbol.asyncIterator]();
  expect(messageOf(await failureOf(parts.next()))).toContain('stalled for too long');
});

it('goes on as long as a little moves', async () => {
  const { streams } = await setUp((_request, response) => {
    let sent = 0;
    const sending = setInterval(() => {
      sent += 1;
      response.write('x');
      if (sent < 10) return;
      clearInterval(sending);
      response.end();
    }, 300);
  }, 2000);
  const lengths: number[] = [];
  for await (const part of streams.receive(1, NEVER)) lengths.push(part.length);
  expect(lengths).toEqual([10]);
});

it('keeps sockets for later streams', async () => {
  const { requests, streams } = await setUp(async (request, response) => {
    if (request.method === 'GET') return void response.end('bytes');
    await buffer(request);
    answer(response, 204);
  });
  for (const transfer of [1, 2, 3, 4]) {
    await streams.send(transfer, contentOf(randomBytes(10)).content, NEVER);
    for await (const part of streams.receive(transfer, NEVER)) expect(part).toHaveLength(5);
  }
  expect(new Set(requests.map(({ socket }) => socket)).size).toBeLessThanOrEqual(2);
});
