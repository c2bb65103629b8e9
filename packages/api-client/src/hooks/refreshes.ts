/** Runs refreshes of the cache, and knows which was started last. */
export interface Refreshes {
  /** Starts a refresh; resolves when none that was started meanwhile is still running either. */
  readonly run: (begin: () => Promise<unknown>) => Promise<void>;
}

/**
 * Tracks the refreshes of one cache. A refresh overtakes the reads of earlier ones: the cache discards their answers,
 * and they end with the old data in place. To get new data, wait for the last one.
 */
export function createRefreshes(): Refreshes {
  let latest: Promise<unknown> = Promise.resolve();
  return {
    run: async (begin) => {
      latest = begin();
      let awaited: Promise<unknown>;
      do {
        awaited = latest;
        await awaited;
      } while (awaited !== latest);
    },
  };
}
