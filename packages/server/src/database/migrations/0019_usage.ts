import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

const FIGURES = ['cpu', 'memory', 'disk'] as const;

/** How busy devices were: the minutes that are not packed yet, and the packed ones. */
export async function addUsage(query: Kysely<unknown>, engine: Engine): Promise<void> {
  let samples = query.schema
    .createTable('usage_samples')
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('minute_at', 'bigint', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull());
  for (const figure of FIGURES) {
    samples = samples
      .addColumn(`${figure}_sum`, 'double precision', (column) => column.notNull())
      .addColumn(`${figure}_high`, 'double precision', (column) => column.notNull());
  }
  await samples.addPrimaryKeyConstraint('usage_samples_pk', ['device_fk', 'minute_at']).execute();

  await query.schema
    .createTable('device_usage')
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('resolution', 'integer', (column) => column.notNull())
    .addColumn('period_at', 'bigint', (column) => column.notNull())
    .addColumn('buckets', columnKinds(engine).bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('device_usage_pk', ['device_fk', 'resolution', 'period_at'])
    .execute();
}
