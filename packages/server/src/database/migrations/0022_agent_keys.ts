import type { Kysely } from 'kysely';

/**
 * The key that a device's agent is bound to, the run of the agent that speaks for it, what was wrong with either, and
 * the enrollment token that it came with.
 */
export async function addAgentKeys(query: Kysely<unknown>): Promise<void> {
  // A key proves an agent at any time, so that nothing else has to be stored until its first report.
  await query.schema.alterTable('devices').dropColumn('agent_proof_hash').execute();
  await query.schema.alterTable('devices').addColumn('agent_key', 'text').execute();
  await query.schema.alterTable('devices').addColumn('agent_run', 'text').execute();
  await query.schema
    .alterTable('devices')
    .addColumn('enrolment_fk', 'integer', (column) => column.references('enrolment_tokens.pk').onDelete('set null'))
    .execute();
  await query.schema.createIndex('devices_by_enrolment').on('devices').column('enrolment_fk').execute();
  await query.schema
    .createTable('identity_conflicts')
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('identity_conflicts_pk', ['device_fk', 'kind'])
    .execute();
}
