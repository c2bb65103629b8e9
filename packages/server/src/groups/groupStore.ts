import type { Group, GroupDetail } from '@remote-console/api-client/contract';
import { companyTables, groupsRevision, lockCompany } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { groupAccess, type GroupAccess } from './groupAccess.ts';
import { groupDetail } from './groupDetail.ts';
import { groupRecord } from './groupRecord.ts';
import { visibleGroups } from './visibleGroups.ts';

/** The groups of a person's company, and which of them the person may open. */
export function groupStore(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;
  const tables = companyTables(connection, scope.companyId);
  const visible = visibleGroups(access);

  return {
    /**
     * Whose list of groups it is: shared by everybody who may open every group, or of one person; and what stays the
     * same as long as it does. Null for a temporary account, whose list depends on the time and on devices as well.
     */
    listOf: scope.ticketClock
      ? null
      : {
          people: `${scope.companyId} ${scope.everyGroup ? 'all' : scope.memberId}`,
          revision: groupsRevision(scope.companyId),
        },

    /** Prevents other transactions from changing the content of the company's groups until this one ends. */
    async lock(): Promise<void> {
      await lockCompany(connection.query, scope.companyId);
    },

    /** A group with its contacts, its users and its thresholds; the group itself must be open to the person. */
    async detail(pk: number): Promise<GroupDetail | null> {
      const row = await visible.openRow(pk);
      return row && groupDetail(connection, scope.companyId, row);
    },

    /** The groups the person may open, and their ancestors. */
    async list(): Promise<Group[]> {
      const open = await visible.openGroups();
      const parents = scope.everyGroup ? [] : await visible.parentsOf(open);
      return [...open.map((row) => groupRecord(row, true)), ...parents.map((row) => groupRecord(row, false))];
    },

    /** The person's access to one group. */
    access: (pk: number): Promise<GroupAccess> => groupAccess(access, visible, pk),

    /** The ID of the company's default group, whether the person may open it or not. */
    async defaultId(): Promise<number> {
      const row = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return row.pk;
    },

    /**
     * Devices in all groups the person may open.
     *
     * @param branch Only in the group with that ID and its subgroups.
     */
    async deviceCount(branch: number | null = null): Promise<number> {
      if (scope.everyGroup && branch === null) {
        const company = await tables.company().select('device_count').executeTakeFirstOrThrow();
        return company.device_count;
      }
      if (scope.ticketClock) {
        const open = await visible.openGroups(branch);
        return open.reduce((sum, { device_count }) => sum + device_count, 0);
      }
      const sum = await visible
        .openRowsIn(branch)
        .clearSelect()
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('device_count'), eb.lit(0)).as('devices'))
        .executeTakeFirstOrThrow();
      return sum.devices;
    },
  };
}

/** The return type of `groupStore`. */
export type GroupStore = ReturnType<typeof groupStore>;
