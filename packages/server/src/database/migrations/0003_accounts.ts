import { type Kysely, sql } from 'kysely';

/** Keys that are emailed or exchanged, what a sign-up stated, and abandoned emails. */
export async function createAccountKeys(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createTable('account_keys')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await query.schema.createIndex('account_keys_by_member').on('account_keys').column('member_fk').execute();
  await query.schema.createIndex('account_keys_by_end').on('account_keys').column('expires_at').execute();

  await query.schema
    .createTable('sign_ups')
    .addColumn('company_fk', 'integer', (column) => column.primaryKey().references('companies.pk').onDelete('cascade'))
    .addColumn('company_website', 'text', (column) => column.notNull())
    .addColumn('pcany_user', 'text', (column) => column.notNull())
    .addColumn('subscription', 'text', (column) => column.notNull())
    .execute();

  // Find ID searches by the address, ignoring case.
  await query.schema
    .createIndex('members_by_mail')
    .on('members')
    .expression(sql`lower(mail)`)
    .execute();

  await query.schema.alterTable('mails').addColumn('given_up_at', 'bigint').execute();
  await query.schema.createIndex('mails_by_age').on('mails').column('created_at').execute();
}
