import { type Kysely, sql } from 'kysely';

/** A request that was not granted ends with its period, which is announced. */
export async function tellWaitingApprovals(query: Kysely<unknown>): Promise<void> {
  await sql`update approvals set effect_due_at = end_at where approve_state in (0, 1)`.execute(query);
}
