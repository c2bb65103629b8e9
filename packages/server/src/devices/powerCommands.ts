import type { Device } from '@remote-console/api-client/contract';
import { isPowerAction, POWER_MEMORY_MS } from '@remote-console/domain';
import { companyTables, type Connection, instantText } from '../database/index.ts';

const NONE = new Map<number, NonNullable<Device['powerCommand']>>();

/**
 * The newest command of each device to restart, shut down or wake it, by the ID of the device; old ones are no longer
 * news. A device is woken by the agent of another one, so that command counts for the device that it affects.
 *
 * @param companyId The company of the caller: nothing is read of others.
 */
export async function powerCommandsOf(connection: Connection, companyId: number, deviceIds: readonly number[]) {
  if (deviceIds.length === 0) return NONE;
  const rows = await companyTables(connection, companyId)
    .commands()
    .select(['pk', 'type', 'state', 'device_fk', 'target_device_fk', 'created_at', 'finished_at'])
    .where('created_at', '>', connection.now() - POWER_MEMORY_MS)
    .where((eb) =>
      eb.or([
        eb.and([eb('type', 'in', ['reboot', 'shutdown']), eb('device_fk', 'in', deviceIds)]),
        eb.and([eb('type', '=', 'wake'), eb('target_device_fk', 'in', deviceIds)]),
      ]),
    )
    .orderBy('pk')
    .execute();
  const newest = new Map(NONE);
  for (const { type, state, device_fk, target_device_fk, created_at, finished_at } of rows) {
    if (!isPowerAction(type)) continue;
    newest.set(target_device_fk ?? device_fk, {
      type,
      state,
      createdTime: instantText(created_at),
      finishedTime: finished_at === null ? null : instantText(finished_at),
    });
  }
  return newest;
}
