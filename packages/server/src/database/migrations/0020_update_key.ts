import type { Kysely } from 'kysely';

/** The key with which a server signs the programs that agents update themselves to; it is created when first needed. */
export async function addUpdateKey(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createTable('update_keys')
    .addColumn('pk', 'integer', (column) => column.primaryKey())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
}
