import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Connection } from '../connection.ts';

/** Query builders for the devices of a company, and what was measured of them. */
export function deviceTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    devices: () => query.selectFrom('devices').where('devices.company_fk', '=', companyId),
    /**
     * A few devices by their pk, or by a query of pks. The plus keeps a planner from walking the company's devices to find
     * them.
     */
    devicesById: (pks: readonly number[] | RawBuilder<unknown>) =>
      query
        .selectFrom('devices')
        .where(sql<SqlBool>`devices.pk in (${'toOperationNode' in pks ? pks : sql.join(pks)})`)
        .where(sql<SqlBool>`+${sql.ref('devices.company_fk')} = ${companyId}`),
    changeDevices: () => query.updateTable('devices').where('devices.company_fk', '=', companyId),
    /** What was measured of the devices of the company, packed. */
    deviceUsage: () =>
      query
        .selectFrom('device_usage')
        .innerJoin('devices', 'devices.pk', 'device_usage.device_fk')
        .where('devices.company_fk', '=', companyId),
    /** What was measured of them lately and is not packed yet. */
    usageSamples: () =>
      query
        .selectFrom('usage_samples')
        .innerJoin('devices', 'devices.pk', 'usage_samples.device_fk')
        .where('devices.company_fk', '=', companyId),
    /** What was measured of the devices of a group, summed up; what was measured of all is with the root group. */
    groupUsage: () =>
      query
        .selectFrom('group_usage')
        .innerJoin('device_groups', 'device_groups.pk', 'group_usage.device_group_fk')
        .where('device_groups.company_fk', '=', companyId),
    deviceCounts: () => query.selectFrom('device_counts').where('device_counts.company_fk', '=', companyId),
  };
}
