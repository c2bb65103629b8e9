/** The part of the Web Storage API that the console uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A store that lasts as long as the page. */
export function memoryStore(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** The names of all entries in a store. */
export function keysOf(store: KeyValueStore): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);
}

/**
 * The browser's local storage. Where the browser forbids it (with blocked site data, mere access throws) or it is full,
 * the page gets an in-memory store, so that a login still works until the page is closed.
 */
export function browserStorage(open: () => Storage = () => window.localStorage): KeyValueStore {
  try {
    const storage = open();
    const probe = 'storage_probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStore();
  }
}

/** Writes an entry that the console can do without: a full storage is no reason to fail. */
export function tryStore(store: KeyValueStore, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch (failure) {
    console.warn(`"${key}" could not be stored.`, failure);
  }
}
