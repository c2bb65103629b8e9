import { type Kysely, sql } from 'kysely';
import type { Engine } from '../dialect.ts';

/**
 * What the service operator reads: of an email its kind, its company and the outcome of its last attempt, of a person
 * the last login. The login history is not used for that, because companies choose how long it is kept.
 */
export async function addOperator(query: Kysely<unknown>, _engine: Engine): Promise<void> {
  await query.schema
    .alterTable('mails')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('other'))
    .execute();
  await query.schema
    .alterTable('mails')
    .addColumn('company_fk', 'integer', (column) => column.references('companies.pk').onDelete('set null'))
    .execute();
  await query.schema.alterTable('mails').addColumn('claimed_at', 'bigint').execute();
  await query.schema
    .alterTable('mails')
    .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await query.schema.alterTable('members').addColumn('last_login_at', 'bigint').execute();
  await sql`
    update members set last_login_at = (
      select max(created_at) from access_history
      where access_history.member_fk = members.pk and access_history.outcome = 'success')
  `.execute(query);
  await query.schema.createIndex('mails_by_company').on('mails').column('company_fk').execute();
}
