import { type Kysely, sql } from 'kysely';

/** A request that was not granted is over at the end of its period, which is announced. */
export async function tellWaitingApprovals(query: Kysely<unknown>): Promise<void> {
  await sql`update approvals set effect_due_at = end_at where approve_state in (0, 1)`.execute(query);
}
