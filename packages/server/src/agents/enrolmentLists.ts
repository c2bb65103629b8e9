import type { EnrolmentDevice, EnrolmentRecord } from '@remote-console/api-client/contract';
import { companyTables, instantText } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { enrolmentRecord, enrolmentRows } from './enrolmentRows.ts';

/** Which part of a list is read. */
interface Cut {
  readonly limit: number;
  readonly offset: number;
}

/** What a company sees of its enrollment tokens. */
export function enrolmentLists({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  return {
    /** Every token, newest first. */
    async list(): Promise<EnrolmentRecord[]> {
      const rows = await enrolmentRows(connection, scope.companyId).execute();
      return rows.map((row) => enrolmentRecord(row, connection.now()));
    },

    /** Whether the company has a token. */
    async isThere(pk: number): Promise<boolean> {
      return (await tables.enrolments().select('pk').where('pk', '=', pk).executeTakeFirst()) !== undefined;
    },

    /** A page of the devices whose agents last used a token, newest first, and how many there are. */
    async devices(pk: number, { limit, offset }: Cut): Promise<{ devices: EnrolmentDevice[]; total: number }> {
      const enrolled = tables.devices().where('devices.enrolment_fk', '=', pk);
      const { total } = await enrolled.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const found = await enrolled
        .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
        .select([
          'devices.pk as deviceId',
          'devices.alias',
          'devices.alive',
          'devices.created_at',
          'device_groups.name as groupName',
          'device_groups.flag_df_group',
        ])
        .orderBy('devices.pk', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const devices = found.map(({ alive, flag_df_group, created_at, ...device }) => ({
        ...device,
        isOnline: alive === 1,
        isDefaultGroup: flag_df_group === 1,
        createdTime: instantText(created_at),
      }));
      return { devices, total };
    },
  };
}
