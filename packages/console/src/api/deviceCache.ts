import { isReadOf, noteKept, noteRead } from '@remote-console/api-client/react';
import { isShownFromCache, mustFetchDevices, type CachedDevices } from '@remote-console/domain';
import type { Cache, Middleware, State } from 'swr';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** How many lists survive a reload: each page, group, and search is one. */
export const KEPT_LISTS = 6;

/** How many lists the open page keeps; otherwise, paging through a fleet all day would keep all of it. */
export const HELD_LISTS = 30;

/** The device lists that were fetched in this browser, so that a recent one shows immediately (B-CACHE-01). */
export interface DeviceCache {
  /** Creates a session's data cache, prefilled with the lists that are still recent. */
  readonly provider: () => Cache;
  /** Keeps SWR from refetching a list that this visit has fetched and that no event has invalidated since. */
  readonly middleware: Middleware;
  /** Whether a recent list can be shown before the server answers. */
  readonly isKept: (key: string) => boolean;
  /** Adds a list that was fetched before the page is rendered. */
  readonly keep: (key: string, data: unknown) => void;
  /** A device changed: everything cached is stale now. */
  readonly expire: () => void;
  /** The event stream was lost: changes are no longer announced, so each list is refetched when its page opens. */
  readonly distrust: () => void;
}

interface DeviceCacheOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Version of the list format; a list stored by a release with another format is not shown. */
  readonly contract: string;
  /** The signed-in person, or `null`. */
  readonly viewer: () => { readonly loginId: string; readonly companyId: number } | null;
}

interface KeptList extends CachedDevices {
  readonly storedAt: number;
  readonly contract: string;
  readonly data: unknown;
}

function isKept(value: unknown): value is [string, KeptList] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [key, list]: readonly unknown[] = value;
  return (
    typeof key === 'string' &&
    typeof list === 'object' &&
    list !== null &&
    'storedAt' in list &&
    typeof list.storedAt === 'number' &&
    'loginId' in list &&
    typeof list.loginId === 'string' &&
    'companyId' in list &&
    typeof list.companyId === 'number' &&
    'contract' in list &&
    typeof list.contract === 'string' &&
    'data' in list
  );
}

function readKept(text: string | null): Map<string, KeptList> {
  try {
    const lists: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(lists) ? lists.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

const isList = (name: string): boolean => isReadOf(name, '/devices');

/** Creates the cache over a storage. */
export function createDeviceCache({ storage, now, contract, viewer }: DeviceCacheOptions): DeviceCache {
  let kept = new Map<string, KeptList>();
  /** When this visit fetched each list. Lists fetched by earlier visits or other tabs are not included. */
  const fetchedAt = new Map<string, number>();

  const viewerNow = () => {
    const person = viewer();
    return person && { loginId: person.loginId, companyId: person.companyId, now: now() };
  };
  const isOfThisVisit = (key: string, { storedAt }: KeptList) => fetchedAt.get(key) === storedAt;
  const mustFetch = (key: string): boolean => {
    const person = viewerNow();
    const list = kept.get(key);
    if (person === null || list === undefined) return true;
    return mustFetchDevices(list, { ...person, occasion: isOfThisVisit(key, list) ? 'open' : 'visit' });
  };
  const keep = (key: string, data: unknown) => {
    const person = viewerNow();
    if (person === null) return;
    const { now: storedAt, loginId, companyId } = person;
    kept.delete(key);
    kept.set(key, { storedAt, contract, loginId, companyId, data });
    fetchedAt.set(key, storedAt);
    tryStore(storage, STORAGE_KEYS.deviceCache, JSON.stringify([...kept].slice(-KEPT_LISTS)));
  };

  const readRecent = () => {
    const person = viewerNow();
    const stored = [...readKept(storage.getItem(STORAGE_KEYS.deviceCache))];
    const isShown = (list: KeptList) => person !== null && list.contract === contract && isShownFromCache(list, person);
    kept = new Map(stored.filter(([, list]) => isShown(list)));
  };

  const provider = (): Cache => {
    readRecent();
    const states = new Map<string, State>();
    for (const [key, list] of kept) {
      const { data, storedAt } = list;
      if (isOfThisVisit(key, list)) noteRead(data, storedAt);
      else noteKept(data, storedAt);
      // Cached data isn't being loaded: without saying so, SWR would treat a list that is being refetched as missing.
      states.set(key, { data, isLoading: false });
    }
    /** The lists in the order in which they were last used; the one on the screen is used all the time. */
    const held = new Set<string>();
    const lookAt = (key: string) => {
      if (!isList(key)) return;
      held.delete(key);
      held.add(key);
      const [oldest] = held;
      if (held.size <= HELD_LISTS || oldest === undefined) return;
      held.delete(oldest);
      kept.delete(oldest);
      fetchedAt.delete(oldest);
      states.delete(oldest);
    };
    return {
      keys: () => states.keys(),
      get: (key) => {
        lookAt(key);
        return states.get(key);
      },
      delete: (key) => void states.delete(key),
      set: (key, state) => {
        lookAt(key);
        const wasFetching = states.get(key)?.isValidating === true;
        states.set(key, state);
        const isFetched = wasFetching && !state.isValidating && state.error === undefined;
        if (isFetched && state.data !== undefined && isList(key)) keep(key, state.data);
      },
    };
  };

  const middleware: Middleware = (useNext) => (key, fetcher, config) =>
    useNext(key, fetcher, typeof key !== 'string' || mustFetch(key) ? config : { ...config, revalidateIfStale: false });

  return {
    provider,
    middleware,
    isKept: (key) => {
      readRecent();
      return kept.has(key);
    },
    keep,
    expire: () => {
      kept = new Map();
      storage.removeItem(STORAGE_KEYS.deviceCache);
    },
    distrust: () => fetchedAt.clear(),
  };
}
