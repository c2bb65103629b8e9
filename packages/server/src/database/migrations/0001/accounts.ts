import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../../dialect.ts';

/** Companies with their policy and licenses. */
export async function createCompanies(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('companies')
    .addColumn('pk', 'integer', pk)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('device_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('latest_agent_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('policies')
    .addColumn('company_fk', 'integer', (column) => column.primaryKey().references('companies.pk').onDelete('cascade'))
    .addColumn('block_num', 'integer', (column) => column.notNull())
    .addColumn('self_unlock', 'integer', (column) => column.notNull())
    .addColumn('password_change_limit', 'integer', (column) => column.notNull())
    .addColumn('password_level', 'integer', (column) => column.notNull())
    .addColumn('session_time', 'integer', (column) => column.notNull())
    .addColumn('use_approval', 'integer', (column) => column.notNull())
    .addColumn('common_policy', 'integer', (column) => column.notNull())
    .addColumn('ip_policy', 'integer', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('licenses')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('pay_type', 'text', (column) => column.notNull())
    .addColumn('pay_dev_vol', 'integer', (column) => column.notNull())
    .addColumn('pay_start', 'bigint', (column) => column.notNull())
    .addColumn('pay_expire', 'bigint', (column) => column.notNull())
    .addColumn('pay_lisence_ref', 'integer', (column) => column.references('licenses.pk').onDelete('set null'))
    .execute();
  await query.schema.createIndex('licenses_by_company').on('licenses').column('company_fk').execute();
}

/** People, their sessions, and what guards the login. */
export async function createPeople(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  let members = query.schema
    .createTable('members')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('mgrid', 'text', (column) => column.notNull())
    .addColumn('mgrid_key', orderedText, (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('member_type_id', 'integer', (column) => column.notNull())
    .addColumn('auth_val', 'text', (column) => column.notNull());
  for (const flag of [
    'auth_remotecontrol',
    'auth_devicemanagement',
    'auth_filemanager',
    'auth_remoteview',
    'auth_update',
    'auth_thumbnailview',
    'auth_restart',
    'use_approval_function',
    'flag_active',
    'mail_verified',
  ]) {
    members = members.addColumn(flag, 'integer', (column) => column.notNull());
  }
  await members
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_changed_at', 'bigint', (column) => column.notNull())
    .addColumn('failure_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('flag_use_otp', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otp_secret', 'text')
    .addColumn('flag_create_qrcode', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otp_last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('time_zone_id', 'integer', (column) => column.notNull())
    .addColumn('date_fmt_id', 'integer', (column) => column.notNull())
    .addColumn('lang_code', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('members_by_company').on('members').column('company_fk').execute();

  await query.schema
    .createTable('sessions')
    .addColumn('pk', 'integer', pk)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  await query.schema.createIndex('sessions_by_member').on('sessions').column('member_fk').execute();
  await query.schema
    .createTable('login_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('login_steps_by_member').on('login_steps').column('member_fk').execute();
  await query.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .execute();
}
