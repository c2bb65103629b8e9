import type { Kysely } from 'kysely';

/** From which addresses people have logged in: the limit on wrong passwords of a whole account leaves them alone. */
export async function addKnownAddresses(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createTable('known_addresses')
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['member_fk', 'address'])
    .execute();
  await query.schema.createIndex('known_addresses_by_age').on('known_addresses').column('last_login_at').execute();
}
