import type { Kysely } from 'kysely';

/** A rollout may be about a group; its name stays when the group is deleted. Earlier ones are about all devices. */
export async function addRolloutGroups(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('rollouts')
    .addColumn('device_group_fk', 'integer', (column) => column.references('device_groups.pk').onDelete('set null'))
    .execute();
  await query.schema.alterTable('rollouts').addColumn('group_name', 'text').execute();
  await query.schema.createIndex('rollouts_by_group').on('rollouts').column('device_group_fk').execute();
}
