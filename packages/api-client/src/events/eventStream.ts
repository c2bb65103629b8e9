import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { API_BASE, toModel, type ConsoleEvent } from '../contract/index.ts';

/** The longest wait before the stream is reopened, in milliseconds. */
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

/** What the stream needs, and its callbacks. */
export interface EventStreamOptions {
  /** Origin of the server; empty for the page's own. */
  origin?: string;
  token: () => string;
  /**
   * Since when the screen has been reading, in epoch milliseconds; by default since the stream was requested. What
   * happened between a read and the start of the stream is sent once it starts.
   */
  readingSince?: () => number;
  /** Called for each event, in the order of their ids. */
  onEvent: (event: ConsoleEvent) => void;
  /**
   * Calls back when the server may be reachable again, where the host can know: the stream then reconnects right away,
   * and a silently dead connection is dropped. Returns a function that stops it.
   */
  onReachable?: (comeBack: () => void) => () => void;
  /** Called when the connection is opened (true) or lost (false); polling is the fallback while it is lost. */
  onConnection?: (connected: boolean) => void;
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The server-sent events in the body of an answer, in order (HTML living standard, section 9.2.6). */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const complete: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* complete.splice(0);
  }
}

/**
 * Opens the event stream and keeps it open: after a loss it reconnects with the last id it has seen, or with the time
 * since which it may have missed something, so that nothing is missed. It ends on its own when the session has ended
 * (401). The token is sent in a header, which is why this is not the browser's EventSource.
 *
 * @returns A function that closes the stream.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  const closing = new AbortController();
  const send = options.fetch ?? ((request: Request) => fetch(request));
  let lastId: string | null = null;
  let unheardSince = options.readingSince?.() ?? Date.now();
  let attempt = new AbortController();
  let resumeEarly: () => void = () => undefined;

  const connect = async (): Promise<'ended' | 'lost'> => {
    const request = new Request(new URL(`${API_BASE}/events`, options.origin || globalThis.location?.href), {
      headers: { token: options.token(), accept: 'text/event-stream' },
      signal: AbortSignal.any([closing.signal, attempt.signal]),
      cache: 'no-store',
    });
    const startedAt = Date.now();
    if (lastId === null) request.headers.set('reading-for', String(Math.max(0, startedAt - unheardSince)));
    else request.headers.set('last-event-id', lastId);
    const response = await send(request);
    if (response.status === 401) return 'ended';
    if (!response.ok || !response.body) return 'lost';
    options.onConnection?.(true);
    unheardSince = startedAt;
    for await (const { id, data } of eventsIn(response.body)) {
      lastId = id ?? lastId;
      const received = toModel(JSON.parse(data)) as ConsoleEvent;
      options.onEvent(received);
      if (received.type === 'session_ended') return 'ended';
    }
    return 'lost';
  };

  const keepOpen = async () => {
    let wait = FIRST_WAIT_MS;
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      attempt = new AbortController();
      const outcome = await connect().catch((): 'lost' => 'lost');
      if (closing.signal.aborted) return;
      options.onConnection?.(false);
      if (outcome === 'ended') return;
      // Dropping a connection because the server is reachable again is not a failure.
      if (attempt.signal.aborted) continue;
      wait = performance.now() - startedAt > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      const pause = wait;
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, pause);
        resumeEarly = () => (clearTimeout(timer), resume());
        closing.signal.addEventListener('abort', resumeEarly, { once: true });
      });
    }
  };

  void keepOpen();
  const stopListening = options.onReachable?.(() => {
    attempt.abort();
    resumeEarly();
  });
  return () => {
    stopListening?.();
    closing.abort();
  };
}
