import type { Kysely } from 'kysely';

/** The group settings for a second person on a screen, and the role of each connection in one. */
export async function addSharing(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('device_groups').addColumn('remote_sharing', 'text').execute();
  await query.schema.alterTable('remote_connections').addColumn('part', 'text').execute();
  await query.schema
    .createIndex('remote_connections_by_device')
    .on('remote_connections')
    .columns(['device_fk', 'state'])
    .execute();
}
