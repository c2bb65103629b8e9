import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Connection } from '../connection.ts';

/** Query builders for the devices of a company, and their measurements. */
export function deviceTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    devices: () => query.selectFrom('devices').where('devices.company_fk', '=', companyId),
    /**
     * A few devices by their pk, or by a query of pks. The plus keeps a planner from scanning the company's devices to
     * find them.
     */
    devicesById: (pks: readonly number[] | RawBuilder<unknown>) =>
      query
        .selectFrom('devices')
        .where(sql<SqlBool>`devices.pk in (${'toOperationNode' in pks ? pks : sql.join(pks)})`)
        .where(sql<SqlBool>`+${sql.ref('devices.company_fk')} = ${companyId}`),
    changeDevices: () => query.updateTable('devices').where('devices.company_fk', '=', companyId),
    /** The packed measurements of the company's devices. */
    deviceUsage: () =>
      query
        .selectFrom('device_usage')
        .innerJoin('devices', 'devices.pk', 'device_usage.device_fk')
        .where('devices.company_fk', '=', companyId),
    /** Their recent measurements that are not packed yet. */
    usageSamples: () =>
      query
        .selectFrom('usage_samples')
        .innerJoin('devices', 'devices.pk', 'usage_samples.device_fk')
        .where('devices.company_fk', '=', companyId),
    /** The summed measurements of the devices of a group; those of all devices are with the root group. */
    groupUsage: () =>
      query
        .selectFrom('group_usage')
        .innerJoin('device_groups', 'device_groups.pk', 'group_usage.device_group_fk')
        .where('device_groups.company_fk', '=', companyId),
    deviceCounts: () => query.selectFrom('device_counts').where('device_counts.company_fk', '=', companyId),
  };
}
