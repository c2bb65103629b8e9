/** How far the server is within reach: not at all without a network, nor when it does not answer. */
export type Reach = 'reached' | 'no-network' | 'no-answer';

/** Knows whether the server is within reach, as soon as that can be known. */
export interface Network {
  readonly reach: () => Reach;
  /** Calls back when that changes. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a call, and learns from how it went. */
  readonly send: (request: Request) => Promise<Response>;
  /** Asks the server for a sign of life now; whether it gave one. */
  readonly check: () => Promise<boolean>;
}

interface NetworkOptions {
  /** Tells of the network of the browser: the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly browser: { readonly onLine: boolean };
  /** Stands in for the global fetch. */
  readonly send?: (request: Request) => Promise<Response>;
}

/** What answers as long as the server is there, to anybody. */
const SIGN_OF_LIFE = '/healthz';

/** How long a sign of life may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Pause before the server is asked again, and the longest between two, in milliseconds. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Watches whether the server is within reach. A network that is gone is known at once. One call that fails may be that
 * call's own trouble, so the server is asked for a sign of life, and again until it gives one.
 */
export function createNetwork({ page, browser, send = (request) => fetch(request) }: NetworkOptions): Network {
  const listeners = new Set<() => void>();
  let reach: Reach = browser.onLine ? 'reached' : 'no-network';
  let asking: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  /** How often the network was lost. Answers to requests sent before still arrive, but say nothing about the present. */
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
      // That it cannot be reached is the answer.
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
  // A network need not lead to the server.
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
        // A call that its page gave up says nothing of the server.
        if (reach === 'reached' && !request.signal.aborted) void check();
        throw thrown;
      }
    },
    check,
  };
}
