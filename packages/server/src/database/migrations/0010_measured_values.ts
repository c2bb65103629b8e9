import type { Kysely } from 'kysely';

/** What a device measures is asked for by whoever shows it, so that no one counts how often it was reported. */
export async function forgetAnnouncements(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('device_telemetry').dropColumn('announced_at').execute();
}
