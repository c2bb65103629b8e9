import type { RemoteEndReason } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { tellOnDevices } from '../devices/index.ts';

/** Ends sessions; the first end counts. */
export function endSessions(
  connection: Connection,
  pks: readonly number[],
  { reason, by }: { readonly reason: RemoteEndReason; readonly by: string },
): Promise<void> {
  return connection.transact(async (inside) => {
    const ended = await inside.query
      .updateTable('remote_sessions')
      .set({ end_time: inside.now(), end_reason: reason, ended_by: by })
      .where('pk', 'in', pks)
      .where('end_time', 'is', null)
      .returning('device_fk')
      .execute();
    await tellOnDevices(
      inside,
      ended.map(({ device_fk }) => device_fk),
    );
  });
}
