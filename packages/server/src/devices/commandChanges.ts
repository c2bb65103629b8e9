import type { Device } from '@remote-console/api-client/contract';
import { isFollowed, isPowerAction } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import type { Connection, Schema } from '../database/index.ts';

/** The device that a power command is about. */
type PowerSubject = Pick<Device, 'id' | 'groupId'>;

/** Notifies open screens that the state of a device's newest power command has changed. */
export function tellPowerChange({ emit }: Pick<Connection, 'emit'>, companyId: number, { id, groupId }: PowerSubject) {
  return emit({ type: 'device_changed', companyId, deviceId: id, groupId });
}

type CommandRow = Pick<Selectable<Schema['agent_commands']>, 'pk' | 'type' | 'device_fk' | 'target_device_fk'>;

/** Notifies open screens of commands that were answered or abandoned, and of the devices whose power they affect. */
export async function tellCommandChanges({ query, emit }: Connection, commands: readonly CommandRow[]): Promise<void> {
  const followed = commands.filter(({ type }) => isFollowed(type));
  if (followed.length === 0) return;
  const subjectOf = ({ device_fk, target_device_fk }: CommandRow) => target_device_fk ?? device_fk;
  const concerned = new Set(followed.flatMap((command) => [command.device_fk, subjectOf(command)]));
  const devices = await query
    .selectFrom('devices')
    .select(['pk as id', 'company_fk as companyId', 'device_group_fk as groupId'])
    .where('pk', 'in', [...concerned])
    .execute();
  const deviceOf = new Map(devices.map((device) => [device.id, device]));
  for (const command of followed) {
    const device = deviceOf.get(command.device_fk);
    if (device) {
      await emit({
        type: 'command_changed',
        companyId: device.companyId,
        deviceId: device.id,
        groupId: device.groupId,
        commandId: command.pk,
      });
    }
    const subject = deviceOf.get(subjectOf(command));
    if (subject && isPowerAction(command.type)) await tellPowerChange({ emit }, subject.companyId, subject);
  }
}
