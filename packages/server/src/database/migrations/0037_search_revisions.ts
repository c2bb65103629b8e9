import type { Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';
import { countTextChanges } from '../engineSearch.ts';

/** Counters of the changes of names and memos, which show that a search still finds the same number. */
export const addSearchRevisions = (query: Kysely<unknown>, engine: Engine): Promise<void> =>
  countTextChanges(query, engine);
