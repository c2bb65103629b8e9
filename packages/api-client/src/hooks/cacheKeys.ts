import { useCallback } from 'react';
import { unstable_serialize as serialize, useSWRConfig, type Cache, type Key } from 'swr';
import { isWorthRetry } from '../client/index.ts';
import type { paths } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { cachePrefixOf } from './cachePrefix.ts';

/** Path of a read, as the contract writes it. */
export type ReadPath = keyof paths;

/**
 * Which of the reads are meant: every one, those that are not waiting for another try, or those that are. What failed is
 * tried again at its own pace, however much happens until then, so that a server in trouble is not asked all the time.
 * A refusal is an answer: it may be another one after the next event.
 */
export type Meant = 'every' | 'sound' | 'failed';

/** Whether a read waits for another try. */
function hasFailed(cache: Cache, key?: Key): boolean {
  const error: unknown = cache.get(serialize(key))?.error;
  return error !== undefined && isWorthRetry(error);
}

/** Reads everything again that could not be read, for when the server is within reach again. */
export function useRefreshFailed() {
  const { cache, mutate } = useSWRConfig();
  const { refreshes } = useApi();
  return useCallback(async (): Promise<void> => {
    await refreshes.run(() => mutate((key) => hasFailed(cache, key)));
  }, [cache, mutate, refreshes]);
}

/**
 * Reads the cached answers of the given paths again, and marks what is not shown now as stale. Resolves when the cache
 * has the new answers, those of a refresh that was begun meanwhile included.
 */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig();
  const { client, isMounted, refreshes } = useApi();
  return useCallback(
    async (changed: readonly ReadPath[], meant: Meant = 'every'): Promise<void> => {
      if (!isMounted()) return;
      const isMeant = (key: readonly unknown[]) => meant === 'every' || hasFailed(cache, key) === (meant === 'failed');
      await refreshes.run(() =>
        mutate(
          (key) =>
            Array.isArray(key) &&
            key[0] === cachePrefixOf(client) &&
            changed.some((path) => path === key[1]) &&
            isMeant(key),
        ),
      );
    },
    [cache, mutate, client, isMounted, refreshes],
  );
}
