import type { Kysely } from 'kysely';

/** What a device measures is asked for by whoever shows it, so that nobody counts how often it was told. */
export async function forgetAnnouncements(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('device_telemetry').dropColumn('announced_at').execute();
}
