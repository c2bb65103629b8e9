import type { Kysely } from 'kysely';
import type { Revision } from './engineRevisions.ts';
import type { Schema } from './schema.ts';

/** What is asked for. */
export interface Asked<Value> {
  /** What it is, and for whom: two that differ in anything have another one. */
  readonly key: string;
  /** What stays the same as long as what is asked for does. */
  readonly revision: Revision;
  readonly make: () => Promise<Value>;
}

/** Answers what is kept of the present revision, or makes it. */
export type RevisionCache<Value> = (asked: Asked<Value>) => Promise<Value>;

interface Kept<Value> {
  readonly revision: string;
  readonly value: Promise<Value>;
  weight: number;
}

/** What is kept by name, up to a weight; what was not asked for the longest goes first. */
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
    /** Forgets an entry, unless another took its place. */
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
 * Keeps what is made of the database, each for one revision. The revision is read from the database every time, and before
 * what is made: so what is kept may be newer than its revision, never older, and a change that was answered, by whichever
 * process, is seen by all.
 *
 * Not for use inside a transaction, whose own changes may never be.
 *
 * @param most How many pieces are kept at most, as `weigh` counts them; null is for what must be made again.
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
