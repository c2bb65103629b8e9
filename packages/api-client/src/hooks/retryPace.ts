import type { SWRConfiguration } from 'swr';
import { isWorthRetry } from '../client/index.ts';

/** Pause before the first retry, and the longest between two, in milliseconds. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long a failed read waits before it is retried, in milliseconds: twice as long each time, with jitter, so that
 * screens do not all come back to a server at the same time.
 *
 * @param tries How often it has failed already, from 1.
 * @param chance From 0 to 1.
 */
export const retryPause = (tries: number, chance: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.5 + chance / 2);

/** How SWR retries failed reads: never after a refusal, otherwise for as long as they are shown. */
export const RETRY_PACE: SWRConfiguration = {
  shouldRetryOnError: isWorthRetry,
  onErrorRetry: (_error, _key, _config, revalidate, options) => {
    setTimeout(() => void revalidate(options), retryPause(options.retryCount, Math.random()));
  },
};
