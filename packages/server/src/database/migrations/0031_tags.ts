import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** Tags of a company, and which device has which. */
export async function addTags(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('tags')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('tags_once', ['company_fk', 'name_key'])
    .execute();
  await query.schema
    .createTable('device_tags')
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('tag_fk', 'integer', (column) => column.notNull().references('tags.pk').onDelete('cascade'))
    .addPrimaryKeyConstraint('device_tags_pk', ['device_fk', 'tag_fk'])
    .execute();
  await query.schema.createIndex('device_tags_by_tag').on('device_tags').columns(['tag_fk', 'device_fk']).execute();
}
