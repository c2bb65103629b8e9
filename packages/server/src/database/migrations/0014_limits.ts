import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** From which addresses people have logged in: they are exempt from the limit on wrong passwords of a whole account. */
async function addKnownAddresses(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createTable('known_addresses')
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['member_fk', 'address'])
    .execute();
  await query.schema.createIndex('known_addresses_by_age').on('known_addresses').column('last_login_at').execute();
}

/** What guards the login by address, and what is written to find out whether a full disk has space again. */
export async function addLimits(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await addKnownAddresses(query);
  await query.schema
    .createTable('write_probes')
    .addColumn('pk', 'integer', (column) => column.primaryKey())
    .addColumn('content', columnKinds(engine).bytes, (column) => column.notNull())
    .execute();
}
