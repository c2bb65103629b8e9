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
     * Whose list of groups it is: that of everybody who may open every group, or of one person; and what stays the same as
     * long as it does. Null for a temporary account, whose list depends on the time and on devices as well.
     */
    listOf: scope.ticketClock
      ? null
      : {
          people: `${scope.companyId} ${scope.everyGroup ? 'all' : scope.memberId}`,
          revision: groupsRevision(scope.companyId),
        },

    /** Lets no other transaction change who and what is in the company's groups until this one ends. */
    async lock(): Promise<void> {
      await lockCompany(connection.query, scope.companyId);
    },

    /** A group with its contacts, its users and its thresholds; the person must have the group itself open. */
    async detail(pk: number): Promise<GroupDetail | null> {
      const row = await visible.openRow(pk);
      return row && groupDetail(connection, scope.companyId, row);
    },

    /** The groups the person may open, and the groups above them. */
    async list(): Promise<Group[]> {
      const open = await visible.openGroups();
      const parents = scope.everyGroup ? [] : await visible.parentsOf(open);
      return [...open.map((row) => groupRecord(row, true)), ...parents.map((row) => groupRecord(row, false))];
    },

    /** The access that the person has to one group. */
    access: (pk: number): Promise<GroupAccess> => groupAccess(access, visible, pk),

    /** The ID of the company's default group, whether the person may open it or not. */
    async defaultId(): Promise<number> {
      const row = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return row.pk;
    },

    /**
     * Devices in all groups the person may open.
     *
     * @param branch Only in the group of that ID and in those below it.
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

/** What `groupStore` gives. */
export type GroupStore = ReturnType<typeof groupStore>;
