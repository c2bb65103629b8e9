import type { Middleware } from 'swr';
import type { ApiClient } from '../client/index.ts';
import { CACHE_PREFIX, cachePrefixOf } from './cachePrefix.ts';

/** A read of a client: its prefix, the path or the purpose, and what is sent. */
type Read = readonly [prefix: string, path: string, init?: object];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object with its fields in one order, whatever order they were written in. */
const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isRead = (key: unknown): key is Read =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith(CACHE_PREFIX) && typeof key[1] === 'string';

/**
 * The name under which the answer of a read is in the cache of SWR: JSON of the prefix of the client, of the path as the
 * contract writes it, and of what is sent. Equal reads have equal names.
 */
export function readName(client: ApiClient, path: string, init: object = {}): string {
  return JSON.stringify([cachePrefixOf(client), path, init], inOrder);
}

/** Whether a name of the cache is that of a read of a path, by whatever client. */
export function isReadOf(name: string, path: string): boolean {
  return pathOfRead(name) === path;
}

const PATH = /^\["[^"]*","([^"]*)"/;

/** The path of a read, by its name in the cache; null for what is no read of ours. */
export function pathOfRead(name: string): string | null {
  return PATH.exec(name)?.[1] ?? null;
}

/** Whether a key of the cache is a read of a client. */
export function isReadOfClient(key: unknown, client: ApiClient): key is string {
  return typeof key === 'string' && key.startsWith(`${JSON.stringify([cachePrefixOf(client)]).slice(0, -1)},`);
}

function readOf(name: string): Read {
  const read: unknown = JSON.parse(name);
  if (!isRead(read)) throw new Error(`${name} is no name of a read.`);
  return read;
}

/** What a read under its name is fetched with beside the name. */
export interface FetchOptions {
  /** Gives the read up. */
  readonly signal?: AbortSignal;
}

/**
 * Keeps each read of ours under its name, so that the middleware below, the cache and whoever reads it ahead know it by
 * the same text.
 */
export const nameReads: Middleware = (useNext) => (key, fetcher, config) => {
  const asked: unknown = typeof key === 'function' ? key() : key;
  if (!isRead(asked)) return useNext(key, fetcher, config);
  const ownName = JSON.stringify(asked, inOrder);
  const fetchNamed =
    fetcher &&
    ((name: string, { signal }: FetchOptions = {}) => {
      // The read itself, where it is the one that is asked for: its parameters are sent in the order they were written in.
      const [prefix, path, init] = name === ownName ? asked : readOf(name);
      return fetcher([prefix, path, { ...init, ...(signal && { signal }) }]);
    });
  return useNext(ownName, fetchNamed, config);
};
