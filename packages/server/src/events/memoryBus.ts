import type { EventBus, StoredEvent } from '../database/connection.ts';

/** Hands events to the listeners of this process; one that fails does not keep the others from hearing. */
export function createListeners() {
  const listeners = new Set<(event: StoredEvent) => void>();
  return {
    subscribe(listener: (event: StoredEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(events: readonly StoredEvent[]): void {
      for (const event of events) for (const listener of listeners) listener(event);
    },
  };
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
