import type { Kysely } from 'kysely';
import type { Revision } from './engineRevisions.ts';
import type { Schema } from './schema.ts';

/** What is requested. */
export interface Asked<Value> {
  /** What it is, and for whom: two that differ in anything have different names. */
  readonly key: string;
  /** What stays the same as long as the requested value does. */
  readonly revision: Revision;
  readonly make: () => Promise<Value>;
}

/** Returns the value cached for the current revision, or creates it. */
export type RevisionCache<Value> = (asked: Asked<Value>) => Promise<Value>;

interface Kept<Value> {
  readonly revision: string;
  readonly value: Promise<Value>;
  weight: number;
}

/** Values cached by name, up to a total weight; the least recently used is dropped first. */
function createShelf<Value>(most: number) {
  const kept = new Map<string, Kept<Value>>();
  let weight = 0;
  const forget = (name: string) => {
    weight -= kept.get(name)?.weight ?? 0;
    kept.delete(name);
  };
  return {
    get(name: string): Kept<Value> | undefined {
      const known = kept.get(name);
      if (known) {
        kept.delete(name);
        kept.set(name, known);
      }
      return known;
    },
    put(name: string, entry: Kept<Value>): void {
      forget(name);
      kept.set(name, entry);
    },
    /** Removes an entry, unless another has replaced it. */
    drop(name: string, entry: Kept<Value>): void {
      if (kept.get(name) === entry) forget(name);
    },
    weighed(name: string, entry: Kept<Value>, pieces: number): void {
      if (kept.get(name) !== entry) return;
      entry.weight = pieces;
      weight += pieces;
      for (const oldest of kept.keys()) {
        if (weight <= most) return;
        forget(oldest);
      }
    },
  };
}

/**
 * Caches values derived from the database, each for one revision. The revision is read from the database every time,
 * and before the value is created: so a cached value may be newer than its revision, never older, and a confirmed
 * change, by any process, is seen by all.
 *
 * Not for use inside a transaction, whose own changes may never be committed.
 *
 * @param most How many pieces are cached at most, as `weigh` counts them; null is for what must be created again.
 */
export function createRevisionCache<Value>(
  query: Kysely<Schema>,
  { most, weigh }: { readonly most: number; readonly weigh: (value: Value) => number | null },
): RevisionCache<Value> {
  const shelf = createShelf<Value>(most);
  return async ({ key, revision: asked, make }) => {
    const revision = await asked(query);
    const known = shelf.get(key);
    if (known?.revision === revision) return known.value;
    const entry = { revision, value: make(), weight: 0 };
    shelf.put(key, entry);
    try {
      const value = await entry.value;
      const pieces = weigh(value);
      if (pieces === null) shelf.drop(key, entry);
      else shelf.weighed(key, entry, pieces);
      return value;
    } catch (error) {
      shelf.drop(key, entry);
      throw error;
    }
  };
}
