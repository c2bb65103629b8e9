import type { Kysely } from 'kysely';

/** A key that opens a session says which session asked for it. No key: a session that ended leaves what it asked for worthless. */
export async function addSessionKeys(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('account_keys').addColumn('session_fk', 'integer').execute();
}
