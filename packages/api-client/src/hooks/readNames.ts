import type { Middleware } from 'swr';
import type { ApiClient } from '../client/index.ts';
import { CACHE_PREFIX, cachePrefixOf } from './cachePrefix.ts';

/** A read of a client: its prefix, the path or the purpose, and its parameters. */
type Read = readonly [prefix: string, path: string, init?: object];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object with its fields in a fixed order. */
const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isRead = (key: unknown): key is Read =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith(CACHE_PREFIX) && typeof key[1] === 'string';

/**
 * The key of a read's answer in SWR's cache: JSON of the client's prefix, of the path as in the contract, and of the
 * parameters. Equal reads have equal keys.
 */
export function readName(client: ApiClient, path: string, init: object = {}): string {
  return JSON.stringify([cachePrefixOf(client), path, init], inOrder);
}

/** Whether a cache key is that of a read of a path, by any client. */
export function isReadOf(name: string, path: string): boolean {
  return pathOfRead(name) === path;
}

const PATH = /^\["[^"]*","([^"]*)"/;

/** The path of a read, by its cache key; null for anything that is not a read of ours. */
export function pathOfRead(name: string): string | null {
  return PATH.exec(name)?.[1] ?? null;
}

/** Whether a cache key is a read of a client. */
export function isReadOfClient(key: unknown, client: ApiClient): key is string {
  return typeof key === 'string' && key.startsWith(`${JSON.stringify([cachePrefixOf(client)]).slice(0, -1)},`);
}

function readOf(name: string): Read {
  const read: unknown = JSON.parse(name);
  if (!isRead(read)) throw new Error(`${name} is no name of a read.`);
  return read;
}

/** What a read is fetched with in addition to its key. */
export interface FetchOptions {
  /** Aborts the read. */
  readonly signal?: AbortSignal;
}

/** Gives each of our reads a string key, so that the middleware below, the cache and prefetching use the same text. */
export const nameReads: Middleware = (useNext) => (key, fetcher, config) => {
  const asked: unknown = typeof key === 'function' ? key() : key;
  if (!isRead(asked)) return useNext(key, fetcher, config);
  const ownName = JSON.stringify(asked, inOrder);
  const fetchNamed =
    fetcher &&
    ((name: string, { signal }: FetchOptions = {}) => {
      // The original read, if it is the one requested: its parameters are sent in the order they were written in.
      const [prefix, path, init] = name === ownName ? asked : readOf(name);
      return fetcher([prefix, path, { ...init, ...(signal && { signal }) }]);
    });
  return useNext(ownName, fetchNamed, config);
};
