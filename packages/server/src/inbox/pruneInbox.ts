import { INBOX_KEPT_MS } from '@remote-console/domain';
import { sql } from 'kysely';
import type { Connection } from '../database/index.ts';
import { settleStale } from './settleInbox.ts';

/** Items deleted in one statement; more wait for the next, so that no statement locks the database for long. */
const AT_ONCE = 2000;

async function removeOld({ query, now }: Connection): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from inbox_items where pk in (
      select pk from inbox_items where happened_at < ${now() - INBOX_KEPT_MS} limit ${sql.lit(AT_ONCE)})`.execute(
      query,
    );
    if (Number(numAffectedRows) < AT_ONCE) return;
  }
}

/** Removes old items, and marks those no longer pending as read. Any number of processes may do it in parallel. */
export async function pruneInbox(connection: Connection): Promise<void> {
  await removeOld(connection);
  await settleStale(connection);
}
