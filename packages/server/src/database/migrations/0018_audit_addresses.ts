import type { Kysely } from 'kysely';

/** An act of administration records where it was done from. For earlier ones nobody knows. */
export async function addAuditAddresses(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('audit')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
