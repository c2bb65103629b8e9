/** How reachable the server is: not at all without a network, nor when it doesn't answer. */
export type Reach = 'reached' | 'no-network' | 'no-answer';

/** Tracks whether the server is reachable and notices changes as early as possible. */
export interface Network {
  readonly reach: () => Reach;
  /** Calls back when that changes. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a call and learns from its outcome. */
  readonly send: (request: Request) => Promise<Response>;
  /** Probes the server now and returns whether it answered. */
  readonly check: () => Promise<boolean>;
}

interface NetworkOptions {
  /** Reports changes of the browser's network: the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly browser: { readonly onLine: boolean };
  /** Replaces the global fetch. */
  readonly send?: (request: Request) => Promise<Response>;
}

/** An endpoint that answers anyone as long as the server is up. */
const SIGN_OF_LIFE = '/healthz';

/** How long a probe may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Delay before the server is probed again, and the longest delay between two probes, in milliseconds. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Watches whether the server is reachable. A lost network is noticed right away. A single failing call may have its own
 * cause, so the server is probed, repeatedly until it answers.
 */
export function createNetwork({ page, browser, send = (request) => fetch(request) }: NetworkOptions): Network {
  const listeners = new Set<() => void>();
  let reach: Reach = browser.onLine ? 'reached' : 'no-network';
  let asking: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  /** How often the network was lost. Answers to earlier requests still arrive, but say nothing about the present. */
  let losses = 0;

  const settle = (next: Reach) => {
    clearTimeout(timer);
    if (next === 'no-answer') {
      timer = setTimeout(() => void check(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    } else {
      pause = FIRST_PAUSE_MS;
    }
    if (next === reach) return;
    reach = next;
    for (const listener of listeners) listener();
  };
  const ask = async (): Promise<boolean> => {
    const before = losses;
    try {
      const address = new URL(SIGN_OF_LIFE, globalThis.location.href);
      await send(new Request(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }));
      if (losses > before) return false;
      settle('reached');
      return true;
    } catch {
      // Not being able to reach it is the answer.
      settle(browser.onLine ? 'no-answer' : 'no-network');
      return false;
    }
  };
  const check = (): Promise<boolean> => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  page.addEventListener('offline', () => {
    losses += 1;
    settle('no-network');
  });
  // Being on a network doesn't mean that the server is reachable.
  page.addEventListener('online', () => void check());
  return {
    reach: () => reach,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: async (request) => {
      const before = losses;
      try {
        const response = await send(request);
        if (reach !== 'reached' && losses === before) settle('reached');
        return response;
      } catch (thrown) {
        // A call that its page aborted says nothing about the server.
        if (reach === 'reached' && !request.signal.aborted) void check();
        throw thrown;
      }
    },
    check,
  };
}
