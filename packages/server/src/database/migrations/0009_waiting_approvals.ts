import { type Kysely, sql } from 'kysely';

/** A request that nobody granted is over at the end of its period, which is to be told. */
export async function tellWaitingApprovals(query: Kysely<unknown>): Promise<void> {
  await sql`update approvals set effect_due_at = end_at where approve_state in (0, 1)`.execute(query);
}
