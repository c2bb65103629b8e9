import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** Versions that agents are updated to in waves, and the progress of each device. */
export async function addRollouts(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await query.schema
    .createTable('rollouts')
    .addColumn('pk', 'integer', columnKinds(engine).pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wave', 'integer', (column) => column.notNull())
    .addColumn('accepted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('member_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await query.schema.createIndex('rollouts_by_company').on('rollouts').columns(['company_fk', 'pk']).execute();
  await query.schema.createIndex('rollouts_by_state').on('rollouts').column('state').execute();
  await query.schema.createIndex('rollouts_by_member').on('rollouts').column('member_fk').execute();

  await query.schema
    .createTable('rollout_devices')
    .addColumn('rollout_fk', 'integer', (column) => column.notNull().references('rollouts.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('wave', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('command_fk', 'integer', (column) => column.references('agent_commands.pk').onDelete('set null'))
    .addPrimaryKeyConstraint('rollout_devices_pk', ['rollout_fk', 'device_fk'])
    .execute();
  await query.schema
    .createIndex('rollout_devices_by_state')
    .on('rollout_devices')
    .columns(['rollout_fk', 'state', 'wave', 'device_fk'])
    .execute();
  await query.schema.createIndex('rollout_devices_by_device').on('rollout_devices').column('device_fk').execute();
  await query.schema.createIndex('rollout_devices_by_command').on('rollout_devices').column('command_fk').execute();
}
