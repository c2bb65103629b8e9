import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/**
 * What agents offer to browsers, how the person at a device takes part, permissions to connect to a device from a
 * browser, and how sessions continue and end.
 */
export async function addRemote(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await query.schema
    .alterTable('devices')
    .addColumn('remote_kinds', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await query.schema.alterTable('device_groups').addColumn('remote_consent', 'text').execute();
  await query.schema.alterTable('remote_sessions').addColumn('login_session_fk', 'integer').execute();
  await query.schema.alterTable('remote_sessions').addColumn('seen_at', 'bigint').execute();
  await query.schema.alterTable('remote_sessions').addColumn('end_reason', 'text').execute();
  await query.schema.alterTable('remote_sessions').addColumn('ended_by', 'text').execute();
  await query.schema
    .createIndex('remote_sessions_running')
    .on('remote_sessions')
    .columns(['company_fk', 'end_time', 'seen_at'])
    .execute();

  await query.schema
    .createTable('remote_connections')
    .addColumn('pk', 'integer', columnKinds(engine).pk)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('login_session_fk', 'integer', (column) => column.notNull())
    .addColumn('session_fk', 'integer')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('server_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('remote_connections_by_session')
    .on('remote_connections')
    .columns(['session_fk', 'state'])
    .execute();
  await query.schema
    .createIndex('remote_connections_by_time')
    .on('remote_connections')
    .columns(['expires_at'])
    .execute();
  await query.schema.createIndex('remote_connections_by_member').on('remote_connections').column('member_fk').execute();
  await query.schema
    .createIndex('remote_connections_by_company')
    .on('remote_connections')
    .column('company_fk')
    .execute();
}
