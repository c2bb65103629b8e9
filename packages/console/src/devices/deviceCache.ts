import { mustFetchDevices, type CachedDevices } from '@remote-console/domain';
import { unstable_serialize as serialize, type Cache, type Middleware, type State } from 'swr';
import { tryStore, type KeyValueStore } from '../session/browserStorage.ts';
import { STORAGE_KEYS } from '../session/storageKeys.ts';

/** How many lists are kept beyond a reload: each page, group and search is one. */
export const KEPT_LISTS = 6;

/** How many lists the open page holds on to; who pages through a fleet all day would keep all of it otherwise. */
export const HELD_LISTS = 30;

/** The device lists that were fetched on this browser, so that a recent one shows at once (B-CACHE-01). */
export interface DeviceCache {
  /** Makes the data cache of a session, with the lists that are still recent already in it. */
  readonly provider: () => Cache;
  /** Keeps SWR from fetching a recent list again when its page opens. */
  readonly middleware: Middleware;
  /** Whether a list was fetched so recently that it is shown without fetching it again. */
  readonly isKept: (key: string) => boolean;
  /** Takes in a list that was fetched before the page is drawn. */
  readonly keep: (key: string, data: unknown) => void;
  /** A device changed: whatever is kept is old now. */
  readonly expire: () => void;
}

interface DeviceCacheOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The ID of the signed-in person, or `null`. */
  readonly viewer: () => string | null;
}

interface KeptList extends CachedDevices {
  readonly storedAt: number;
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
    'mgrid' in list &&
    typeof list.mgrid === 'string' &&
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

/** The name of a device list in the cache: `@"remote-console","/devices",…`. */
const LIST_NAME = /^@"[^"]*","\/devices",/;

/** Makes the cache over a storage. */
export function createDeviceCache({ storage, now, viewer }: DeviceCacheOptions): DeviceCache {
  let kept = new Map<string, KeptList>();

  const isRecent = (list: KeptList | undefined): list is KeptList => {
    const mgrid = viewer();
    return list !== undefined && mgrid !== null && !mustFetchDevices(list, { mgrid, now: now(), occasion: 'open' });
  };
  const keep = (key: string, data: unknown) => {
    const mgrid = viewer();
    if (mgrid === null) return;
    kept.delete(key);
    kept.set(key, { storedAt: now(), mgrid, data });
    tryStore(storage, STORAGE_KEYS.deviceCache, JSON.stringify([...kept].slice(-KEPT_LISTS)));
  };

  const readRecent = () => {
    kept = new Map([...readKept(storage.getItem(STORAGE_KEYS.deviceCache))].filter(([, list]) => isRecent(list)));
  };

  const provider = (): Cache => {
    readRecent();
    const states = new Map<string, State>();
    for (const [key, { data }] of kept) {
      states.set(key, { data });
    }
    /** The lists in the order in which they were last looked at: one that is on the screen is looked at all the time. */
    const held = new Set<string>();
    const lookAt = (key: string) => {
      if (!LIST_NAME.test(key)) return;
      held.delete(key);
      held.add(key);
      const [oldest] = held;
      if (held.size <= HELD_LISTS || oldest === undefined) return;
      held.delete(oldest);
      kept.delete(oldest);
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
        if (isFetched && state.data !== undefined && LIST_NAME.test(key)) keep(key, state.data);
      },
    };
  };

  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const isKeptRecently = isRecent(kept.get(serialize(key)));
    return useNext(key, fetcher, isKeptRecently ? { ...config, revalidateIfStale: false } : config);
  };

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
  };
}
