import { sql, type SqlBool } from 'kysely';
import { companyTables, groupWithSubgroups, isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import type { GroupRow } from './groupRecord.ts';

/** The groups that one person may open, and their ancestors, as stored. */
export function visibleGroups({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);
  const openRows = () => tables.groups().selectAll().where(isVisibleTo(scope, 'device_groups.pk'));

  const openRowsIn = (branch: number | null) =>
    branch === null
      ? openRows()
      : openRows().where(sql<SqlBool>`device_groups.pk in (${groupWithSubgroups(scope, branch)})`);

  return {
    /** The open groups of a branch, or all of them for null, for use in a query. */
    openRowsIn,

    /** One group that is open, or null. */
    async openRow(pk: number): Promise<GroupRow | null> {
      return (await openRows().where('pk', '=', pk).executeTakeFirst()) ?? null;
    },

    /** The groups the person may open. For a temporary account only the devices of its tickets are counted. */
    async openGroups(branch: number | null = null): Promise<GroupRow[]> {
      const rows = await openRowsIn(branch).execute();
      if (!scope.ticketClock) return rows;
      const counts = await tables
        .devices()
        .where(isVisibleTo(scope, 'devices.device_group_fk'))
        .select((eb) => ['device_group_fk', eb.fn.countAll<number>().as('total')])
        .groupBy('device_group_fk')
        .execute();
      const totals = new Map(counts.map(({ device_group_fk, total }) => [device_group_fk, total]));
      return rows.map((row) => ({ ...row, device_count: totals.get(row.pk) ?? 0 }));
    },

    /** The ancestors of some groups, level by level. */
    async parentsOf(rows: readonly GroupRow[]): Promise<GroupRow[]> {
      const known = new Set(rows.map(({ pk }) => pk));
      const above: GroupRow[] = [];
      let level: readonly GroupRow[] = rows;
      while (level.length > 0) {
        const wanted = new Set(
          level.flatMap(({ group_fk }) => (group_fk === null || known.has(group_fk) ? [] : [group_fk])),
        );
        if (wanted.size === 0) break;
        level = await tables
          .groups()
          .selectAll()
          .where('pk', 'in', [...wanted])
          .execute();
        for (const row of level) {
          known.add(row.pk);
          above.push(row);
        }
        if (level.length === 0) break;
      }
      return above;
    },
  };
}

/** The return type of `visibleGroups`. */
export type VisibleGroups = ReturnType<typeof visibleGroups>;
