import type { Kysely } from 'kysely';

/**
 * A key that opens a session records which session requested it. An application knows whether its applicant has
 * confirmed the address; earlier ones were never asked to. No key refers to the session: its end makes the key useless.
 */
export async function addProofs(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('account_keys').addColumn('session_fk', 'integer').execute();
  await query.schema.alterTable('access_tickets').addColumn('confirm_hash', 'text').execute();
  await query.schema.alterTable('access_tickets').addColumn('mail_confirmed_at', 'bigint').execute();
  await query.schema
    .createIndex('access_tickets_by_confirmation')
    .on('access_tickets')
    .column('confirm_hash')
    .execute();
}
