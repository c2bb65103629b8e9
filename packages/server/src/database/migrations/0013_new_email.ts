import type { Kysely } from 'kysely';

/** A new email of a person waits beside the old one until a link that was mailed to it is opened. */
export async function addNewEmail(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('members')
    .addColumn('new_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
