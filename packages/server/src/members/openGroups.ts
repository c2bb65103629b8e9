import { companyTables, type Connection, isVisibleTo, type PersonScope } from '../database/index.ts';

/** The IDs of the groups that a person may open, or null for every group of the company. */
export async function openGroups(connection: Connection, scope: PersonScope): Promise<ReadonlySet<number> | null> {
  if (scope.everyGroup) return null;
  const rows = await companyTables(connection, scope.companyId)
    .groups()
    .select('pk')
    .where(isVisibleTo(scope, 'device_groups.pk'))
    .execute();
  return new Set(rows.map(({ pk }) => pk));
}
