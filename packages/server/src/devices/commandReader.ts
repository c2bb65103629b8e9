import type { DeviceCommand } from '@remote-console/api-client/contract';
import { companyTables, instantText } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** The number of commands shown for a device. */
const LATEST = 20;

/** Reads the outcomes of the commands of a company's devices. */
export function commandReader({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  function commands() {
    return tables
      .commands()
      .select(['pk', 'type', 'state', 'reason', 'device_fk', 'target_device_fk', 'created_at', 'finished_at'])
      .orderBy('pk', 'desc');
  }
  type CommandRow = Awaited<ReturnType<ReturnType<typeof commands>['execute']>>[number];

  /** A command as people see it; taking a screenshot is not one, and neither is the call for a connection. */
  const recordOf = ({ type, ...row }: CommandRow): readonly DeviceCommand[] =>
    type === 'screen' || type === 'remote'
      ? []
      : [
          {
            id: row.pk,
            type,
            state: row.state,
            reason: row.reason,
            deviceId: row.device_fk,
            targetDeviceId: row.target_device_fk,
            createdTime: instantText(row.created_at),
            finishedTime: row.finished_at === null ? null : instantText(row.finished_at),
          },
        ];

  return {
    /** The progress of a command. */
    async state(pk: number) {
      const row = await tables.commands().select('state').where('pk', '=', pk).executeTakeFirst();
      return row?.state ?? null;
    },

    /** One command. */
    async one(pk: number): Promise<DeviceCommand[]> {
      return (await commands().where('pk', '=', pk).execute()).flatMap(recordOf);
    },

    /** The newest commands that a device runs or is affected by. */
    async latest(deviceId: number): Promise<DeviceCommand[]> {
      const rows = await commands()
        .where('type', 'not in', ['screen', 'remote'])
        .where((eb) => eb.or([eb('device_fk', '=', deviceId), eb('target_device_fk', '=', deviceId)]))
        .limit(LATEST)
        .execute();
      return rows.flatMap(recordOf);
    },
  };
}
