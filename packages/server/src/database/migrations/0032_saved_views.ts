import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** Device list views that people save. */
export async function addSavedViews(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('saved_views')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('owner_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('sharing', 'text', (column) => column.notNull())
    .addColumn('shared_group_fk', 'integer', (column) => column.references('device_groups.pk').onDelete('set null'))
    .addColumn('shared_group_name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('place_name', 'text', (column) => column.notNull())
    .addColumn('parameters', 'text', (column) => column.notNull())
    .addColumn('table_columns', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('saved_views_once', ['owner_fk', 'name_key'])
    .execute();
  await query.schema
    .createIndex('saved_views_by_sharing')
    .on('saved_views')
    .columns(['company_fk', 'sharing'])
    .execute();
  await query.schema.createIndex('saved_views_by_group').on('saved_views').column('shared_group_fk').execute();
}
