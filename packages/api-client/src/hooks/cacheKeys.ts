import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { paths } from '../generated/types.ts';

/** First part of every cache key, so that the keys of a host application never meet ours. */
export const CACHE_PREFIX = 'remote-console';

/** Path of a read, as the contract writes it. */
export type ReadPath = keyof paths;

/** Reads every cached answer of the given paths anew, and marks what is not shown now as stale. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (changed: readonly ReadPath[]) =>
      mutate((key) => Array.isArray(key) && key[0] === CACHE_PREFIX && changed.some((path) => path === key[1])),
    [mutate],
  );
}
