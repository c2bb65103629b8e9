import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../../dialect.ts';

/** Notices and their texts. */
export async function createNotices(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('notices')
    .addColumn('pk', 'integer', pk)
    .addColumn('notice_date', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('notices_by_date').on('notices').columns(['notice_date', 'pk']).execute();
  await query.schema
    .createTable('notice_texts')
    .addColumn('notice_fk', 'integer', (column) => column.notNull().references('notices.pk').onDelete('cascade'))
    .addColumn('lang_code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_texts_once', ['notice_fk', 'lang_code'])
    .execute();
}

/** Audit, logins and events. */
export async function createHistory(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, longId, orderedText } = columnKinds(engine);
  await query.schema
    .createTable('audit')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('act_at', 'bigint', (column) => column.notNull())
    .addColumn('act_name_id', 'integer', (column) => column.notNull())
    .addColumn('act_type_id', 'integer', (column) => column.notNull())
    .addColumn('device_fk', 'integer')
    .addColumn('member_fk', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reg_mail', orderedText, (column) => column.notNull())
    .addColumn('old_value', 'text', (column) => column.notNull())
    .addColumn('new_value', 'text', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('audit_by_company').on('audit').columns(['company_fk', 'act_at', 'pk']).execute();
  await query.schema
    .createIndex('audit_by_device')
    .on('audit')
    .columns(['company_fk', 'device_fk', 'act_at', 'pk'])
    .execute();
  await query.schema
    .createTable('access_history')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('dev_os_id', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('access_history_by_company')
    .on('access_history')
    .columns(['company_fk', 'created_at', 'pk'])
    .execute();
  await query.schema
    .createTable('events')
    .addColumn('id', longId, pk)
    .addColumn('company_fk', 'integer')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('device_fk', 'integer')
    .addColumn('device_group_fk', 'integer')
    .addColumn('previous_group_fk', 'integer')
    .addColumn('session_fk', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('events_by_company').on('events').columns(['company_fk', 'id']).execute();
  await query.schema.createIndex('events_by_time').on('events').column('created_at').execute();
}
