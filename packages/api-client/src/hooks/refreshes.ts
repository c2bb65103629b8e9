/** Runs what reads the cache again, and knows what was begun last. */
export interface Refreshes {
  /** Begins to read again; resolves when nothing that was begun meanwhile is on its way either. */
  readonly run: (begin: () => Promise<unknown>) => Promise<void>;
}

/**
 * Keeps the refreshes of one cache in view. A refresh overtakes the reads of those before it: the cache discards their
 * answers, and they end with the old data in place. Whoever waits for what is new waits for the last one.
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
