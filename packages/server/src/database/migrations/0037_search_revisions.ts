import type { Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';
import { countTextChanges } from '../engineSearch.ts';

/** Counters of the changes of names and memos, by which one knows that a search still finds as much. */
export const addSearchRevisions = (query: Kysely<unknown>, engine: Engine): Promise<void> =>
  countTextChanges(query, engine);
