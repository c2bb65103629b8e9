import type { RemoteEndReason } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';

/** Ends sessions; the first end counts. */
export async function endSessions(
  { query, now }: Connection,
  pks: readonly number[],
  { reason, by }: { readonly reason: RemoteEndReason; readonly by: string },
): Promise<void> {
  await query
    .updateTable('remote_sessions')
    .set({ end_time: now(), end_reason: reason, ended_by: by })
    .where('pk', 'in', pks)
    .where('end_time', 'is', null)
    .execute();
}
