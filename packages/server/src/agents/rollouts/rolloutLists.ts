import type { RolloutDevice } from '@remote-console/api-client/contract';
import type { RolloutDeviceState } from '@remote-console/domain';
import { companyTables } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { countOutdated, latestVersion, type RolloutChoice } from './rolloutPlan.ts';
import { rolloutRecords } from './rolloutRecords.ts';

/** Which devices of a rollout are requested. */
interface DeviceChoice {
  readonly state: RolloutDeviceState | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What a company sees of its rollouts. */
export function rolloutLists({ connection, scope: { companyId } }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, companyId);

  return {
    /** What a new rollout would update: the version, empty when there is none, and to how many of the chosen devices. */
    async outlook(choice: RolloutChoice): Promise<{ readonly version: string; readonly devices: number }> {
      const version = await latestVersion(connection, companyId);
      return { version, devices: await countOutdated(connection, companyId, { version, choice }) };
    },

    /** A page of them, newest first. */
    list: (limit: number, offset: number) => rolloutRecords(connection, companyId, { limit, offset }),

    /** How many there are. */
    async count(): Promise<number> {
      const rollouts = tables.rollouts();
      const { total } = await rollouts.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return total;
    },

    /** Whether the company has one with this ID. */
    async isThere(pk: number): Promise<boolean> {
      const row = await tables.rollouts().select('pk').where('pk', '=', pk).executeTakeFirst();
      return row !== undefined;
    },

    /** A page of the devices of one, by wave and name, and how many there are. */
    async devices(
      rolloutId: number,
      { state, limit, offset }: DeviceChoice,
    ): Promise<{ readonly devices: RolloutDevice[]; readonly total: number }> {
      let rows = tables
        .devices()
        .innerJoin('rollout_devices', 'rollout_devices.device_fk', 'devices.pk')
        .where('rollout_devices.rollout_fk', '=', rolloutId);
      if (state !== undefined) rows = rows.where('rollout_devices.state', '=', state);
      const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const found = await rows
        .select([
          'devices.pk as deviceId',
          'devices.alias',
          'devices.alive',
          'devices.dev_os_id as osId',
          'devices.dev_ver as agentVersion',
          'rollout_devices.wave',
          'rollout_devices.state',
          'rollout_devices.reason',
        ])
        .orderBy('rollout_devices.wave')
        .orderBy('devices.alias_key')
        .orderBy('devices.pk')
        .limit(limit)
        .offset(offset)
        .execute();
      return { devices: found.map(({ alive, ...device }) => ({ ...device, isOnline: alive === 1 })), total };
    },
  };
}
