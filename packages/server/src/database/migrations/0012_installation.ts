import { type Kysely, sql } from 'kysely';

/**
 * From now on a database knows whether it contains the demo. An older one is recognized by the demo's operator, whose
 * ID ends in a domain that nobody can own (RFC 2606); an empty one is marked by its first start.
 */
export async function addInstallation(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createTable('installation')
    .addColumn('pk', 'integer', (column) => column.primaryKey())
    .addColumn('is_demo', 'integer', (column) => column.notNull())
    .execute();
  await sql`
    insert into installation (pk, is_demo)
    select 1, case when exists (select 1 from members where mgrid = 'superadmin@demo.example') then 1 else 0 end
    where exists (select 1 from members)
  `.execute(query);
}
