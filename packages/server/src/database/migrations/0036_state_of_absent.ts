import { sql, type Kysely } from 'kysely';

/**
 * The index of devices that have been offline for a long time also names their state, although it has only one. SQLite
 * 3.51 to 3.53 considers an index covering that lacks the column of its own condition, and then rejects a query in
 * which an `or` has that column: "internal query planner error".
 */
export async function addStateOfAbsent(query: Kysely<unknown>): Promise<void> {
  await query.schema.dropIndex('devices_absent').execute();
  await sql`create index devices_absent on devices
    (company_fk, last_disconnected_at, created_at, device_group_fk, alive) where alive = 0`.execute(query);
}
