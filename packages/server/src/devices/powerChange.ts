import { isPowerAction } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import type { Connection, Schema } from '../database/index.ts';

/** The device that a power command is about. */
interface PowerSubject {
  readonly pk: number;
  readonly company_fk: number;
  readonly device_group_fk: number;
}

/** Tells open screens that a device has another state of its newest power command. */
export function tellPowerChange({ emit }: Connection, { pk, company_fk, device_group_fk }: PowerSubject) {
  return emit({ type: 'device_changed', companyPk: company_fk, devicePk: pk, groupPk: device_group_fk });
}

type CommandRow = Pick<Selectable<Schema['agent_commands']>, 'type' | 'device_fk' | 'target_device_fk'>;

/** The same of commands that were answered or given up; what is no power command changes nothing that screens show. */
export async function tellPowerChanges(inside: Connection, commands: readonly CommandRow[]): Promise<void> {
  const subjects = commands.flatMap(({ type, device_fk, target_device_fk }) =>
    isPowerAction(type) ? [target_device_fk ?? device_fk] : [],
  );
  if (subjects.length === 0) return;
  const devices = await inside.query
    .selectFrom('devices')
    .select(['pk', 'company_fk', 'device_group_fk'])
    .where('pk', 'in', subjects)
    .execute();
  for (const device of devices) await tellPowerChange(inside, device);
}
