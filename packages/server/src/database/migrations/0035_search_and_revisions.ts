import type { Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';
import { createRevisions } from '../engineRevisions.ts';
import { createSearchIndex } from '../engineSearch.ts';

/** An index for searching devices by a part of a text, and counters of what happens to companies' groups. */
export async function addSearchAndRevisions(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await createSearchIndex(query, engine);
  await createRevisions(query, engine);
}
