import { type Connection, createRevisionCache, type Revision, type RevisionCache } from '../database/index.ts';

/** How many counts are cached: those of the words that people view and type at one time. */
const COUNTS_AT_MOST = 1000;

/** The counts of each database, and of each transaction while it lasts. */
const kept = new WeakMap<Connection['query'], RevisionCache<number>>();

/**
 * How many devices of a company have a text, counted once until a text of the company changes. A list shown with a
 * search is read again whenever a device reports, which changes no text.
 *
 * @param name Which company, and what is counted.
 */
export function keptCount(
  { query }: Connection,
  name: string,
  revision: Revision,
  make: () => Promise<number>,
): Promise<number> {
  const counts = kept.get(query) ?? createRevisionCache<number>(query, { most: COUNTS_AT_MOST, weigh: () => 1 });
  kept.set(query, counts);
  return counts({ key: name, revision, make });
}
