import type { EventBus, StoredEvent } from '../database/index.ts';

/** Delivers events to the listeners of this process. */
export function createListeners() {
  const listeners = new Set<(event: StoredEvent) => void>();
  const subscribe = (listener: (event: StoredEvent) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const tell = (events: readonly StoredEvent[]) => {
    for (const event of events) for (const listener of listeners) listener(event);
  };
  return { subscribe, tell };
}

/** The bus of a single process, as SQLite has it. */
export function createMemoryBus(): EventBus {
  const { subscribe, tell } = createListeners();
  return {
    subscribe,
    written: () => Promise.resolve(),
    committed: tell,
    overlap: 0,
    close: () => Promise.resolve(),
  };
}
