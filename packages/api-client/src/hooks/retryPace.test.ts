// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { ApiFailure, isWorthRetry } from '../client/failure.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useDevices } from './devices.ts';
import { useEventRefresh } from './events.ts';
import { RETRY_PACE, retryPause } from './retryPace.ts';

const ORIGIN = 'https://console.example';
const encoder = new TextEncoder();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // The longest possible pauses, so that no retry disturbs what a test counts.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass, with whatever React and the server do in it. */
async function after(ms: number) {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(ms / 20);
    await new Promise((resume) => setImmediate(resume));
  }
}

/** A list over a server that answers with a status, with an open stream. */
async function openList() {
  const server = { status: 200, reads: 0 };
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const send = async ({ url }: Request) => {
    if (url.endsWith('/events')) {
      return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }));
    }
    server.reads += 1;
    const { status } = server;
    return status === 200
      ? Response.json({ status, meta: { total_count: 0 }, objects: [] })
      : Response.json({ status, error: status === 403 ? 'forbidden' : 'server_error' }, { status });
  };
  const options = { token: () => '', onEvent: () => undefined, origin: ORIGIN, fetch: send };
  function List() {
    useEventRefresh(options);
    useDevices({ by: 'alias' });
    return null;
  }
  const client = createApiClient({ origin: ORIGIN, token: () => '', language: () => 'en', fetch: send });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cache = new Map();
  root.render(
    createElement(SWRConfig, { value: { ...RETRY_PACE, provider: () => cache } }, [
      createElement(ApiProvider, { key: 'api', client }, createElement(List)),
    ]),
  );
  await after(100);
  return {
    server,
    tell: (type: 'device_state' | 'reset') =>
      stream?.enqueue(encoder.encode(`data: ${JSON.stringify({ type, device_pk: 1 })}\n\n`)),
    lose: () => stream?.close(),
    close: () => root.unmount(),
  };
}

describe('a read that failed', () => {
  it('is tried again unless it was refused', () => {
    expect(isWorthRetry(new ApiFailure({ kind: 'unreachable' }))).toBe(true);
    expect(isWorthRetry(new ApiFailure({ kind: 'refused', status: 503, error: 'server_error' }))).toBe(true);
    expect(isWorthRetry(new ApiFailure({ kind: 'refused', status: 404, error: 'server_error' }))).toBe(false);
  });

  it('waits twice as long each time, up to half a minute, and each screen a little less', () => {
    expect([1, 2, 3, 4, 9, 99].map((tries) => retryPause(tries, 1))).toEqual([
      5000, 10_000, 20_000, 30_000, 30_000, 30_000,
    ]);
    expect(retryPause(1, 0)).toBe(2500);
    expect(retryPause(99, 0.5)).toBe(22_500);
  });

  it('is not asked for the more often the more happens', async () => {
    const { server, tell, close } = await openList();
    server.status = 500;
    tell('device_state');
    await after(1500);
    expect(server.reads).toBe(2);
    for (let second = 0; second < 60; second += 1) {
      tell('device_state');
      await after(1000);
    }
    // By its own pace in that minute: after 5, 10, 20 and 30 seconds.
    expect(server.reads).toBe(2 + 3);
    server.status = 200;
    await after(30_000);
    const recovered = server.reads;
    tell('device_state');
    await after(1500);
    expect(server.reads).toBe(recovered + 1);
    close();
  });

  it.each(['device_state', 'reset'] as const)('by a refusal is asked for again at the event %s', async (type) => {
    const { server, tell, close } = await openList();
    server.status = 403;
    tell('device_state');
    await after(1500);
    server.status = 200;
    tell(type);
    await after(1500);
    expect(server.reads).toBe(3);
    close();
  });

  it('is asked for again when the stream comes back, and when it has lost something', async () => {
    const { server, tell, lose, close } = await openList();
    server.status = 500;
    tell('device_state');
    await after(1500);
    expect(server.reads).toBe(2);
    lose();
    await after(500);
    expect(server.reads).toBe(2);
    await after(600);
    expect(server.reads).toBe(3);
    tell('reset');
    await after(1100);
    expect(server.reads).toBe(4);
    close();
  });
});
