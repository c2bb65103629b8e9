import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleEvent } from '../contract/index.ts';
import { openEventStream } from './eventStream.ts';

const encoder = new TextEncoder();

function streamOf(...chunks: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

describe('the event stream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(answers: (() => Response)[], { readingSince = Date.now() } = {}) {
    const requests: Request[] = [];
    const events: ConsoleEvent[] = [];
    const connections: boolean[] = [];
    const close = openEventStream({
      origin: 'https://console.example',
      token: () => 'session-token',
      readingSince: () => readingSince,
      onEvent: (event) => events.push(event),
      onConnection: (connected) => connections.push(connected),
      fetch: async (request) => {
        requests.push(request);
        const answer = answers.shift();
        if (!answer) throw new TypeError('no network');
        return answer();
      },
    });
    return { requests, events, connections, close };
  }

  it('joins an event that arrives in pieces', async () => {
    const { events, close } = open([() => streamOf('id: 1\ndata: {"type":"device_st', 'ate","device_pk":3}\n', '\n')]);
    await vi.advanceTimersByTimeAsync(10);
    close();
    expect(events).toEqual([{ type: 'device_state', deviceId: 3 }]);
  });

  it('passes over what only keeps the connection open, and joins the lines of an event', async () => {
    const text = ': keep open\n\nid: 8\n\nid: 9\r\ndata: {"type":"device_state",\r\ndata: "device_pk":4}\r\n\r\n';
    const { events, requests, close } = open([() => streamOf(text)]);
    await vi.advanceTimersByTimeAsync(1100);
    close();
    expect(events).toEqual([{ type: 'device_state', deviceId: 4 }]);
    expect(requests[1]?.headers.get('last-event-id')).toBe('9');
  });

  it('comes back after a loss with the last id it has seen', async () => {
    const { requests, connections, close } = open([
      () => streamOf('id: 41\ndata: {"type":"groups_changed"}\n\n'),
      () => streamOf(': hello\n\n'),
    ]);
    await vi.advanceTimersByTimeAsync(1500);
    close();
    expect(requests.slice(0, 2).map((request) => request.headers.get('last-event-id'))).toEqual([null, '41']);
    expect(connections.slice(0, 3)).toEqual([true, false, true]);
  });

  it('says for how long the screen has been reading, so that what happened since is sent', async () => {
    const { requests, close } = open([() => streamOf(': hello\n\n')], { readingSince: Date.now() - 700 });
    await vi.advanceTimersByTimeAsync(10);
    close();
    expect(requests[0]?.headers.get('reading-for')).toBe('700');
  });

  it('that was lost before its first event comes back with the time since which it heard nothing', async () => {
    const { requests, close } = open(
      [() => streamOf(': hello\n\n'), () => streamOf('id: 1\ndata: {"type":"reset"}\n\n')],
      {
        readingSince: Date.now() - 60_000,
      },
    );
    await vi.advanceTimersByTimeAsync(1500);
    close();
    const [first, second, third] = requests.map(({ headers }) => headers);
    expect(first?.get('reading-for')).toBe('60000');
    expect(Number(second?.get('reading-for'))).toBeGreaterThanOrEqual(500);
    expect(Number(second?.get('reading-for'))).toBeLessThan(1500);
    expect(third?.get('reading-for') ?? null).toBeNull();
  });

  it('waits longer after each failure, 30 seconds at the most', async () => {
    const { requests, close } = open([]);
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    close();
    expect(tries).toBeLessThan(10);
    expect(requests.length - tries).toBe(2);
  });

  it('that is refused as one too many leaves the screen to polling, and is tried again', async () => {
    const refusal = () => new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
    const { requests, connections, close } = open([refusal, refusal, () => streamOf(': hello\n\n')]);
    await vi.advanceTimersByTimeAsync(10);
    expect(connections).toEqual([false]);
    await vi.advanceTimersByTimeAsync(20_000);
    close();
    expect(connections.slice(0, 3)).toEqual([false, false, true]);
    expect(requests.length).toBeLessThan(7);
  });

  it('ends permanently when the session has ended', async () => {
    const { requests } = open([() => new Response(null, { status: 401 })]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
  });

  it('stops asking once it is closed', async () => {
    const { requests, close } = open([]);
    await vi.advanceTimersByTimeAsync(600);
    close();
    const tries = requests.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(tries);
  });
});
