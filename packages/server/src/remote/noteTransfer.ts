import type { TransferredFile } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import type { OpenedConnection } from './permissions.ts';

/** The history's names for the two directions (C-HISTORY-13). */
const ACTION_TYPES = { toDevice: 1, fromDevice: 2 } as const;

/** Records a file transferred in a session, as reported by its agent. */
export async function noteTransfer(
  { query, now }: Connection,
  { company_fk, device_fk, member_fk }: OpenedConnection,
  sessionId: number,
  { direction, name, size, seconds }: TransferredFile,
): Promise<void> {
  const session = await query
    .selectFrom('remote_sessions')
    .select(['reg_mail', 'host_os_id'])
    .where('pk', '=', sessionId)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('file_transfers')
    .values({
      company_fk,
      device_fk,
      member_fk,
      start_time: now() - Math.round(seconds * 1000),
      end_time: now(),
      mgrid: session.reg_mail,
      file_name: name,
      action_type: ACTION_TYPES[direction],
      file_size: size,
      device_os_id: session.host_os_id,
    })
    .execute();
}
