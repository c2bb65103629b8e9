import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

const NETWORK = ['received', 'sent'] as const;

/**
 * How busy the devices of a group were, summed up; and for a minute that is not packed yet, which group it counts for
 * and the network traffic.
 */
export async function addGroupUsage(query: Kysely<unknown>, engine: Engine): Promise<void> {
  // No reference: the group may be deleted before its minutes are packed, and they still count for the company.
  await query.schema.alterTable('usage_samples').addColumn('device_group_fk', 'integer').execute();
  await sql`update usage_samples set device_group_fk = (
    select devices.device_group_fk from devices where devices.pk = usage_samples.device_fk)`.execute(query);
  const added = [
    'network_reports' as const,
    ...NETWORK.flatMap((figure) => [`${figure}_sum`, `${figure}_high`] as const),
  ];
  // One by one, because SQLite adds only a single column at a time.
  for (const name of added) {
    await query.schema
      .alterTable('usage_samples')
      .addColumn(name, name === 'network_reports' ? 'integer' : 'double precision', (column) =>
        column.notNull().defaultTo(0),
      )
      .execute();
  }

  await query.schema
    .createTable('group_usage')
    .addColumn('device_group_fk', 'integer', (column) =>
      column.notNull().references('device_groups.pk').onDelete('cascade'),
    )
    .addColumn('resolution', 'integer', (column) => column.notNull())
    .addColumn('period_at', 'bigint', (column) => column.notNull())
    .addColumn('buckets', columnKinds(engine).bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('group_usage_pk', ['device_group_fk', 'resolution', 'period_at'])
    .execute();
}
