import type { SWRConfiguration } from 'swr';
import { isWorthRetry } from '../client/index.ts';

/** Pause before the first further try, and the longest between two, in milliseconds. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long a failed read waits before it is tried again, in milliseconds: twice as long each time, and never the same
 * for all screens, so that they do not come back to a server all at once.
 *
 * @param tries How often it has failed already, from 1.
 * @param chance From 0 to 1.
 */
export const retryPause = (tries: number, chance: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.5 + chance / 2);

/** How SWR tries failed reads again: what the server refused never, the rest for as long as it is looked at. */
export const RETRY_PACE: SWRConfiguration = {
  shouldRetryOnError: isWorthRetry,
  onErrorRetry: (_error, _key, _config, revalidate, options) => {
    setTimeout(() => void revalidate(options), retryPause(options.retryCount, Math.random()));
  },
};
