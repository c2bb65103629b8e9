import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** The group settings for recordings, and the recordings of sessions; their content is in files. */
export async function addRecordings(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await query.schema.alterTable('device_groups').addColumn('remote_recording', 'text').execute();
  await query.schema.alterTable('device_groups').addColumn('remote_recording_days', 'integer').execute();
  await query.schema
    .createTable('recordings')
    .addColumn('pk', 'integer', columnKinds(engine).pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('session_fk', 'integer', (column) => column.notNull())
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('device_name', 'text', (column) => column.notNull())
    .addColumn('simulated', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull())
    .addColumn('member_name', 'text', (column) => column.notNull())
    .addColumn('mgrid', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('end_time', 'bigint')
    .addColumn('size', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('keep_until', 'bigint', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('terminal', 'text')
    .addColumn('terminal_offset', 'bigint')
    .execute();
  await query.schema
    .createIndex('recordings_by_company')
    .on('recordings')
    .columns(['company_fk', 'start_time'])
    .execute();
  await query.schema.createIndex('recordings_by_session').on('recordings').column('session_fk').execute();
  await query.schema.createIndex('recordings_by_end').on('recordings').columns(['keep_until', 'end_time']).execute();
}
