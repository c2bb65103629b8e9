import type { Connection } from '../connection.ts';

/** Query builders for the groups of a company, and who may open them. */
export function groupTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    groups: () => query.selectFrom('device_groups').where('device_groups.company_fk', '=', companyId),
    changeGroups: () => query.updateTable('device_groups').where('device_groups.company_fk', '=', companyId),
    removeGroups: () => query.deleteFrom('device_groups').where('device_groups.company_fk', '=', companyId),
    /** Who is linked to which group of the company. */
    groupLinks: () =>
      query
        .selectFrom('group_members')
        .innerJoin('device_groups', 'device_groups.pk', 'group_members.device_group_fk')
        .where('device_groups.company_fk', '=', companyId),
  };
}
