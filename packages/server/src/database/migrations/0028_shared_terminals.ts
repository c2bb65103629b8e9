import type { Kysely } from 'kysely';

/** The terminal that each connection has open, and another person's that it joined, by their names at the agent. */
export async function addSharedTerminals(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('remote_connections').addColumn('terminal', 'text').execute();
  await query.schema.alterTable('remote_connections').addColumn('beside', 'text').execute();
}
