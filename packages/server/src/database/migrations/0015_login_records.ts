import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/**
 * The logins are now the server's own records: the outcome of each, including refused ones, also for unknown IDs, which
 * belong to no company. They outlive the person, so they contain the login ID. What an audit entry is about, if it is
 * not a device, has its own column.
 */
export async function addLoginRecords(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  // SQLite cannot remove NOT NULL from a column, so the table is recreated.
  await query.schema
    .createTable('login_records')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('mgrid', orderedText, (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull().defaultTo('success'))
    .addColumn('session_pk', 'integer')
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('dev_os_id', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('private_address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    insert into login_records
      (company_fk, member_fk, mgrid, created_at, type_id, browser, dev_os_id, address, private_address)
    select access_history.company_fk, member_fk, members.mgrid, access_history.created_at, type_id, browser, dev_os_id,
      address, private_address
    from access_history inner join members on members.pk = access_history.member_fk
    order by access_history.pk
  `.execute(query);
  await query.schema.dropTable('access_history').execute();
  await query.schema.alterTable('login_records').renameTo('access_history').execute();
  await query.schema
    .createIndex('access_history_by_company')
    .on('access_history')
    .columns(['company_fk', 'created_at', 'pk'])
    .execute();
  await query.schema.createIndex('access_history_by_session').on('access_history').column('session_pk').execute();
  await query.schema
    .alterTable('audit')
    .addColumn('subject', orderedText, (column) => column.notNull().defaultTo(''))
    .execute();
  await query.schema
    .createIndex('audit_by_type')
    .on('audit')
    .columns(['company_fk', 'act_type_id', 'act_at', 'pk'])
    .execute();
}
