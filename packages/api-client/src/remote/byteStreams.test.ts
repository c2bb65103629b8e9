import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openByteStreams } from './byteStreams.ts';
import { takeStreamTurn } from './streamTurns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function streamsTo(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const streams = openByteStreams({
    origin: 'https://console.example',
    key: '7.browser.secret',
    send: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { streams, requests };
}

const live = () => new AbortController().signal;

async function collected(parts: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of parts) text += new TextDecoder().decode(part);
  return text;
}

/** The current outcome of a promise. */
function outcomeOf(promise: Promise<unknown>): { readonly now: () => unknown } {
  let outcome: unknown = 'waiting';
  promise.then(
    () => (outcome = 'done'),
    (error: unknown) => (outcome = error),
  );
  return { now: () => outcome };
}

describe('a stream', () => {
  it('sends a file with one request, whose key is part of no address', async () => {
    const { streams, requests } = streamsTo(() => new Response(null, { status: 204 }));
    await streams.send(5, new Blob(['what is in the file']), live());
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://console.example/lmm/api/v1.0/remote/bytes?transfer=5');
    expect(request?.headers.get('x-remote-key')).toBe('7.browser.secret');
    expect(await request?.text()).toBe('what is in the file');
  });

  it('receives a file with one request', async () => {
    const { streams, requests } = streamsTo(() => new Response('what is in the file'));
    expect(await collected(streams.receive(6, live()))).toBe('what is in the file');
    expect(requests[0]?.url).toBe('https://console.example/lmm/api/v1.0/remote/bytes?transfer=6');
    expect(requests[0]?.headers.get('x-remote-key')).toBe('7.browser.secret');
  });

  it('is closed when nobody takes more of it', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => {
        cancelled = true;
      },
    });
    const { streams } = streamsTo(() => new Response(body));
    const parts = streams.receive(6, live())[Symbol.asyncIterator]();
    expect((await parts.next()).value).toHaveLength(10);
    await parts.return?.();
    expect(cancelled).toBe(true);
  });

  it.each([401, 408, 502])('that is answered %i is lost, once the device had time to say why', async (status) => {
    const { streams } = streamsTo(() => new Response(null, { status }));
    const sent = outcomeOf(streams.send(5, new Blob(['x']), live()));
    const received = outcomeOf(collected(streams.receive(6, live())));
    await vi.advanceTimersByTimeAsync(400);
    expect([sent.now(), received.now()]).toEqual(['waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(200);
    expect(String(sent.now())).toContain(String(status));
    expect(String(received.now())).toContain(String(status));
  });

  it('that was ended at this end waits for nobody', async () => {
    const stopping = new AbortController();
    const { streams } = streamsTo(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const sent = outcomeOf(streams.send(5, new Blob(['x']), stopping.signal));
    await vi.advanceTimersByTimeAsync(0);
    stopping.abort(new Error('enough'));
    await vi.advanceTimersByTimeAsync(0);
    expect(String(sent.now())).toContain('enough');
  });
});

/** Locks as in browsers (Web Locks API), as far as they are used here. */
function someLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, run: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name });
    held.delete(name);
  };
  return { locks: { request }, held };
}

describe('the streams of a browser', () => {
  it.each(['the windows of one browser', 'one page where pages do not know of each other'])(
    'are few at once: of %s',
    async (whose) => {
      const isShared = whose.startsWith('the windows');
      const { locks, held } = someLocks();
      vi.stubGlobal('isSecureContext', isShared);
      vi.stubGlobal('navigator', { locks });
      const first = await takeStreamTurn();
      const second = await takeStreamTurn();
      expect(held.size).toBe(isShared ? 2 : 0);
      expect(await takeStreamTurn()).toBeNull();
      first?.();
      await vi.advanceTimersByTimeAsync(0);
      const third = await takeStreamTurn();
      expect(third).not.toBeNull();
      second?.();
      third?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(held.size).toBe(0);
    },
  );
});
