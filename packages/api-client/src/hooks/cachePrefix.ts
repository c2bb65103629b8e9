import type { ApiClient } from '../client/index.ts';

const PREFIX = 'remote-console';

const prefixes = new WeakMap<ApiClient, string>();
let clients = 0;

/**
 * First part of every cache key of a client, so that its keys meet neither those of a host application nor those of
 * another client, which may have the session of another person. The first client of a page has the same one after each
 * reload: the console keeps lists that long.
 */
export function cachePrefixOf(client: ApiClient): string {
  const known = prefixes.get(client);
  if (known !== undefined) return known;
  clients += 1;
  const prefix = clients === 1 ? PREFIX : `${PREFIX} ${clients}`;
  prefixes.set(client, prefix);
  return prefix;
}
