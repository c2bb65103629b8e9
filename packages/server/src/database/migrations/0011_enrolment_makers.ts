import type { Kysely } from 'kysely';

/** An enrollment permission has its creator's power over existing devices. No key: without the creator it has none. */
export async function addEnrolmentMakers(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('enrolment_tokens').addColumn('member_fk', 'integer').execute();
}
