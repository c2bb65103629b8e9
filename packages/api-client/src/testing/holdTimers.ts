/** Timers of a story or a test: those with held delays wait until their time is advanced. */
export interface HeldTimers {
  /** Runs what waits for this many milliseconds, as if they had passed; an interval stays and can run again. */
  readonly pass: (milliseconds: number) => void;
  /** How many timers wait for this many milliseconds. */
  readonly waiting: (milliseconds: number) => number;
  /** Restores the browser's timers. */
  readonly restore: () => void;
}

interface Timer {
  readonly run: () => void;
  readonly delay: number;
  readonly repeats: boolean;
}

/**
 * Holds the timers with the given delays, in milliseconds, and leaves all others to the browser: what a component does
 * after 5 seconds can be seen right away, while animations and network run as usual. Call it before rendering.
 */
export function holdTimers(delays: readonly number[]): HeldTimers {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const held = new Map<number, Timer>();
  // Far above the browser's own ids, so that a held timer is never confused with one of the browser's.
  let lastId = 2 ** 40;
  const holding =
    (start: typeof setTimeout | typeof setInterval, repeats: boolean) =>
    (handler: (...words: unknown[]) => void, delay = 0, ...words: unknown[]) => {
      if (!delays.includes(delay)) return start(handler, delay, ...words);
      lastId += 1;
      held.set(lastId, { run: () => void handler(...words), delay, repeats });
      return lastId;
    };
  const forgetting = (clear: (id?: number) => void) => (id?: number) => {
    if (id === undefined || !held.delete(id)) clear(id);
  };
  Object.assign(globalThis, {
    setTimeout: holding(setTimeout, false),
    setInterval: holding(setInterval, true),
    clearTimeout: forgetting(clearTimeout),
    clearInterval: forgetting(clearInterval),
  });
  return {
    pass: (milliseconds) => {
      // A timer started by a running timer waits for the next time.
      const due = [...held].filter(([, { delay }]) => delay === milliseconds);
      for (const [id, timer] of due) {
        if (!timer.repeats) held.delete(id);
        timer.run();
      }
    },
    waiting: (milliseconds) => [...held.values()].filter(({ delay }) => delay === milliseconds).length,
    restore: () => void Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval }),
  };
}
