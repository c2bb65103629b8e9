import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

const CONTACTS = ['manager_name', 'manager_email', 'manager_phone', 'email', 'phone'] as const;

/** Contacts and thresholds of groups, versions for two editors, and enrollment tokens that expire. */
export async function createGroupDetails(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  for (const contact of CONTACTS) {
    await query.schema
      .alterTable('device_groups')
      .addColumn(contact, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  for (const [column, type] of [
    ['updated_at', 'bigint'],
    ['version', 'integer'],
  ] as const) {
    await query.schema
      .alterTable('device_groups')
      .addColumn(column, type, (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await query.schema
    .createTable('group_thresholds')
    .addColumn('pk', 'integer', pk)
    .addColumn('device_group_fk', 'integer', (column) =>
      column.notNull().references('device_groups.pk').onDelete('cascade'),
    )
    .addColumn('alert_code', 'text', (column) => column.notNull())
    .addColumn('alert_time', 'integer')
    .addColumn('alert_th_value', 'double precision')
    .addUniqueConstraint('group_thresholds_once', ['device_group_fk', 'alert_code'])
    .execute();
  await query.schema
    .alterTable('notices')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema.alterTable('enrolment_tokens').addColumn('expires_at', 'bigint').execute();
}
