import type { Kysely } from 'kysely';

const USUAL_MS = 30 * 86_400_000;
const USUAL_DEVICES = 100;

type KnownToken = {
  enrolment_tokens: { expires_at: number | null };
};

/**
 * Every enrollment permission ends, by date and by the number of new devices, and a device stores what proves its
 * agent. Permissions without an end get the usual one from today, so that none ends because of the update.
 */
export async function limitEnrolments(query: Kysely<unknown>): Promise<void> {
  for (const [name, initial] of [
    ['device_limit', USUAL_DEVICES],
    ['device_count', 0],
    ['made_by_server', 0],
  ] as const) {
    await query.schema
      .alterTable('enrolment_tokens')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(initial))
      .execute();
  }
  await query
    .withTables<KnownToken>()
    .updateTable('enrolment_tokens')
    .set({ expires_at: Date.now() + USUAL_MS })
    .where('expires_at', 'is', null)
    .execute();
  await query.schema.alterTable('devices').addColumn('agent_proof_hash', 'text').execute();
}
