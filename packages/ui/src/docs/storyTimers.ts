/** A timer that is longer than this belongs to no typing and no pointing, in milliseconds. */
const LONGEST_MS = 2000;

type Timer = ReturnType<Window['setTimeout']>;

/** Two frames later everything that was set in this one has been drawn. */
export const nextDrawing = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Runs a part of a play function and watches the timers that it sets.
 *
 * @param play Gets a function that resolves when none of them is left. What has not happened by then does not happen,
 *   which no fixed time can say.
 */
export async function withTimers(play: (allRun: () => Promise<void>) => Promise<void>): Promise<void> {
  const pending = new Set<Timer>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const watched = (handler: (...words: unknown[]) => void, delay?: number, ...words: unknown[]): Timer => {
    const timer: Timer = set(() => {
      pending.delete(timer);
      handler(...words);
    }, delay);
    if ((delay ?? 0) <= LONGEST_MS) pending.add(timer);
    return timer;
  };
  Object.assign(window, {
    setTimeout: watched,
    clearTimeout: (timer?: Timer) => {
      if (timer !== undefined) pending.delete(timer);
      clear(timer);
    },
  });
  const allRun = async () => {
    do await nextDrawing();
    while (pending.size > 0);
  };
  try {
    await play(allRun);
  } finally {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
  }
}

/** Resolves when an interval of this length has run that many times: one that was set before has run at least as often. */
export const ticks = (count: number, interval: number) =>
  new Promise<void>((resolve) => {
    let left = count;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      resolve();
    }, interval);
  });
