import { useCallback } from 'react';
import { useSWRConfig, type Cache, type Key } from 'swr';
import { isWorthRetry } from '../client/index.ts';
import type { paths } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { isReadOfClient, pathOfRead } from './readNames.ts';

/** Path of a read, as in the contract. */
export type ReadPath = keyof paths;

/**
 * Which reads are meant: all, those that are not waiting for a retry, or those that are. Failed reads are retried at
 * their own pace, however much happens until then, so that a server in trouble is not flooded. A refusal is an answer:
 * it may change after the next event.
 */
export type Meant = 'every' | 'sound' | 'failed';

/** Whether a read is waiting for a retry. */
function hasFailed(cache: Cache, key?: Key): boolean {
  const error: unknown = typeof key === 'string' ? cache.get(key)?.error : undefined;
  return error !== undefined && isWorthRetry(error);
}

/** Retries every failed read, for when the server is reachable again. */
export function useRefreshFailed() {
  const { cache, mutate } = useSWRConfig();
  const { refreshes } = useApi();
  return useCallback(async (): Promise<void> => {
    await refreshes.run(() => mutate((key) => hasFailed(cache, key)));
  }, [cache, mutate, refreshes]);
}

/**
 * Refreshes the cached answers of the given paths, and marks those not currently shown as stale. Resolves when the
 * cache has the new answers, including those of refreshes started meanwhile.
 */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig();
  const { client, isMounted, refreshes } = useApi();
  return useCallback(
    async (changed: readonly ReadPath[], meant: Meant = 'every'): Promise<void> => {
      if (!isMounted()) return;
      const isMeant = (key: string) => meant === 'every' || hasFailed(cache, key) === (meant === 'failed');
      await refreshes.run(() =>
        mutate(
          (key) => isReadOfClient(key, client) && changed.some((path) => path === pathOfRead(key)) && isMeant(key),
        ),
      );
    },
    [cache, mutate, client, isMounted, refreshes],
  );
}
