/** Longer timers belong to neither typing nor pointing, in milliseconds. */
const LONGEST_MS = 2000;

type Timer = ReturnType<Window['setTimeout']>;

/** Two frames later, everything set in this one has been painted. */
export const nextDrawing = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Runs a part of a play function and tracks the timers that it sets.
 *
 * @param play Gets a function that resolves when none of them is left. What has not happened by then never will,
 *   which no fixed delay can guarantee.
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

/** Resolves when an interval of this length has run that many times: an earlier one has then run at least as often. */
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
