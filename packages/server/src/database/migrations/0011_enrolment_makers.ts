import type { Kysely } from 'kysely';

/** Who made a right to enrol says what it may do with devices that are there. No key: a maker who goes leaves no right behind. */
export async function addEnrolmentMakers(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('enrolment_tokens').addColumn('member_fk', 'integer').execute();
}
