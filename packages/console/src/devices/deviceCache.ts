import { mustFetchDevices, type CachedDevices } from '@remote-console/domain';
import { unstable_serialize as serialize, type Cache, type Middleware, type State } from 'swr';
import { tryStore, type KeyValueStore } from '../session/browserStorage.ts';
import { STORAGE_KEYS } from '../session/storageKeys.ts';

/** How many lists are kept beyond a reload: each page, group and search is one. */
export const KEPT_LISTS = 6;

/** The device lists that were fetched on this browser, so that a recent one shows at once (B-CACHE-01). */
export interface DeviceCache {
  /** Makes the data cache of a session, with the lists that are still recent already in it. */
  readonly provider: () => Cache;
  /** Keeps SWR from fetching a recent list again when its page opens. */
  readonly middleware: Middleware;
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

const isDeviceList = (key: unknown): boolean => Array.isArray(key) && key[1] === '/devices';

/** Makes the cache over a storage. */
export function createDeviceCache({ storage, now, viewer }: DeviceCacheOptions): DeviceCache {
  const listKeys = new Set<string>();
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

  const provider = (): Cache => {
    kept = new Map([...readKept(storage.getItem(STORAGE_KEYS.deviceCache))].filter(([, list]) => isRecent(list)));
    const states = new Map<string, State>();
    for (const [key, { data }] of kept) {
      listKeys.add(key);
      states.set(key, { data });
    }
    return {
      keys: () => states.keys(),
      get: (key) => states.get(key),
      delete: (key) => void states.delete(key),
      set: (key, state) => {
        const wasFetching = states.get(key)?.isValidating === true;
        states.set(key, state);
        const isFetched = wasFetching && !state.isValidating && state.error === undefined;
        if (isFetched && state.data !== undefined && listKeys.has(key)) keep(key, state.data);
      },
    };
  };

  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const name = isDeviceList(key) ? serialize(key) : null;
    if (name !== null) listKeys.add(name);
    const isKeptRecently = name !== null && isRecent(kept.get(name));
    return useNext(key, fetcher, isKeptRecently ? { ...config, revalidateIfStale: false } : config);
  };

  return {
    provider,
    middleware,
    expire: () => {
      kept = new Map();
      storage.removeItem(STORAGE_KEYS.deviceCache);
    },
  };
}
