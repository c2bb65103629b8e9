import type { Kysely } from 'kysely';

/** A person's new email is pending next to the old one until a link that was sent to it is opened. */
export async function addNewEmail(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('members')
    .addColumn('new_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
