import type { Kysely } from 'kysely';

/** Measurements are requested by those who show them, so nobody counts how often they were reported. */
export async function forgetAnnouncements(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('device_telemetry').dropColumn('announced_at').execute();
}
