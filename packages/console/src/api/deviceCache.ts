import { isReadOf, noteKept, noteRead } from '@remote-console/api-client/react';
import { isShownFromCache, mustFetchDevices, type CachedDevices } from '@remote-console/domain';
import type { Cache, Middleware, State } from 'swr';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** How many lists are kept beyond a reload: each page, group and search is one. */
export const KEPT_LISTS = 6;

/** How many lists the open page holds on to; who pages through a fleet all day would keep all of it otherwise. */
export const HELD_LISTS = 30;

/** The device lists that were fetched on this browser, so that a recent one shows at once (B-CACHE-01). */
export interface DeviceCache {
  /** Makes the data cache of a session, with the lists that are still recent already in it. */
  readonly provider: () => Cache;
  /** Keeps SWR from fetching a list again that this visit has fetched, and that no event has made old since. */
  readonly middleware: Middleware;
  /** Whether a recent list is there to be shown before the server has answered. */
  readonly isKept: (key: string) => boolean;
  /** Takes in a list that was fetched before the page is drawn. */
  readonly keep: (key: string, data: unknown) => void;
  /** A device changed: whatever is kept is old now. */
  readonly expire: () => void;
  /** The event stream was lost: changes are not announced, so each list is fetched again when its page opens. */
  readonly distrust: () => void;
}

interface DeviceCacheOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What the console knows of the form of lists: one that another release has kept has another, and is not shown. */
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

/** Makes the cache over a storage. */
export function createDeviceCache({ storage, now, contract, viewer }: DeviceCacheOptions): DeviceCache {
  let kept = new Map<string, KeptList>();
  /** When this visit fetched each list. What others have fetched, an earlier visit or another tab, is not among them. */
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
      // What is there is not on its way: without the word, SWR would take a list that is read again for one that is not there.
      states.set(key, { data, isLoading: false });
    }
    /** The lists in the order in which they were last looked at: one that is on the screen is looked at all the time. */
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
