import type { ApiClient } from '../client/index.ts';

/** How the prefix of every client starts. */
export const CACHE_PREFIX = 'remote-console';

const prefixes = new WeakMap<ApiClient, string>();
let clients = 0;

/**
 * First part of every cache key of a client, so that its keys collide neither with those of a host application nor with
 * those of another client, which may have another person's session. The first client of a page has the same prefix
 * after each reload: the console keeps lists that long.
 */
export function cachePrefixOf(client: ApiClient): string {
  const known = prefixes.get(client);
  if (known !== undefined) return known;
  clients += 1;
  const prefix = clients === 1 ? CACHE_PREFIX : `${CACHE_PREFIX} ${clients}`;
  prefixes.set(client, prefix);
  return prefix;
}
