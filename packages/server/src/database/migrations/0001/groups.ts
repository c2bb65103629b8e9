import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../../dialect.ts';

/** The group tree, who may open groups, and the permissions to enroll into them. */
export async function createGroups(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  await query.schema
    .createTable('device_groups')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', orderedText, (column) => column.notNull())
    .addColumn('group_fk', 'integer', (column) => column.references('device_groups.pk'))
    .addColumn('root_group_fk', 'integer', (column) => column.references('device_groups.pk'))
    .addColumn('flag_df_group', 'integer', (column) => column.notNull())
    .addColumn('flag_confirm', 'integer', (column) => column.notNull())
    .addColumn('dev_limit', 'integer')
    .addColumn('device_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema.createIndex('groups_by_company').on('device_groups').column('company_fk').execute();
  await query.schema.createIndex('groups_by_parent').on('device_groups').column('group_fk').execute();
  await query.schema
    .createTable('group_members')
    .addColumn('pk', 'integer', pk)
    .addColumn('device_group_fk', 'integer', (column) =>
      column.notNull().references('device_groups.pk').onDelete('cascade'),
    )
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addUniqueConstraint('group_members_once', ['member_fk', 'device_group_fk'])
    .execute();
  await query.schema.createIndex('group_members_by_group').on('group_members').column('device_group_fk').execute();
  await query.schema
    .createTable('enrolment_tokens')
    .addColumn('pk', 'integer', pk)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_group_fk', 'integer', (column) => column.notNull().references('device_groups.pk'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
}
