import type { Group, GroupDetail, GroupUser } from '@remote-console/api-client/contract';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { thresholdsOf } from '../alerts/index.ts';
import {
  companyTables,
  groupsRevision,
  groupWithSubgroups,
  inReach,
  instantTextOrNone,
  lockCompany,
  type Schema,
} from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { approvalPolicies } from './approvalPolicy.ts';
import { memberTypeOf } from './memberTypeOf.ts';
import { remotePolicy } from './remotePolicy.ts';

type GroupRow = Selectable<Schema['device_groups']>;

/** The access that a person has to a group. A group of another company does not exist. */
export type GroupStanding =
  | {
      readonly kind: 'open';
      readonly group: Group;
      /** Whether only devices of it are open, by a ticket of a temporary account, and not the group itself. */
      readonly byTicket: boolean;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/** A group as it is sent. Of a group that only holds the tree together the number of devices stays private. */
function groupRecord(row: GroupRow, open: boolean): Group {
  const count = open ? row.device_count : 0;
  return {
    pk: row.pk,
    name: row.name,
    group_fk: row.group_fk,
    root_group_fk: row.root_group_fk,
    flag_df_group: row.flag_df_group,
    flag_confirm: row.flag_confirm,
    company_fk: row.company_fk,
    has_permission: open,
    device_count: count,
    deviceCount: count,
    dev_limit: row.dev_limit,
  };
}

/** The groups of a person's company, and which of them the person may open. */
export function groupStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyPk);
  const openRows = () => tables.groups().selectAll().where(inReach(scope, 'device_groups.pk'));
  /** The open groups of a branch, or all of them for null. */
  const openRowsIn = (branch: number | null) =>
    branch === null
      ? openRows()
      : openRows().where(sql<SqlBool>`device_groups.pk in (${groupWithSubgroups(scope, branch)})`);

  /** The groups above some, up to the top, level by level. */
  async function parentsOf(rows: readonly GroupRow[]): Promise<GroupRow[]> {
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
  }

  async function isOpenByTicket(pk: number): Promise<boolean> {
    if (!scope.ticketClock) return false;
    const link = await tables
      .groupLinks()
      .select('group_members.pk')
      .where('device_groups.pk', '=', pk)
      .where('group_members.member_fk', '=', scope.memberPk)
      .executeTakeFirst();
    return link === undefined;
  }

  async function standing(pk: number): Promise<GroupStanding> {
    const row = await tables.groups().selectAll().where('pk', '=', pk).executeTakeFirst();
    if (!row) return { kind: 'missing' };
    const open = scope.ticketClock
      ? (await openGroups()).find((group) => group.pk === pk)
      : await openRows().where('pk', '=', pk).executeTakeFirst();
    if (open) return { kind: 'open', group: groupRecord(open, true), byTicket: await isOpenByTicket(pk) };
    // No group is closed to whoever may open every group: this one went since it was looked up.
    return { kind: scope.everyGroup ? 'missing' : 'closed' };
  }

  async function usersOf(pk: number): Promise<GroupUser[]> {
    const rows = await tables
      .groupLinks()
      .innerJoin('members', 'members.pk', 'group_members.member_fk')
      .select(['members.pk', 'members.mgrid', 'members.name', 'members.member_type_id'])
      .where('device_groups.pk', '=', pk)
      .orderBy('members.mgrid_key')
      .execute();
    return rows.map(({ member_type_id, ...user }) => ({ ...user, userType: memberTypeOf(member_type_id) }));
  }

  /** The groups the person may open. To a temporary account only the devices of its tickets are counted. */
  async function openGroups(branch: number | null = null): Promise<GroupRow[]> {
    const rows = await openRowsIn(branch).execute();
    if (!scope.ticketClock) return rows;
    const counts = await tables
      .devices()
      .where(inReach(scope, 'devices.device_group_fk'))
      .select((eb) => ['device_group_fk', eb.fn.countAll<number>().as('total')])
      .groupBy('device_group_fk')
      .execute();
    const totals = new Map(counts.map(({ device_group_fk, total }) => [device_group_fk, total]));
    return rows.map((row) => ({ ...row, device_count: totals.get(row.pk) ?? 0 }));
  }

  return {
    /**
     * Whose list of groups it is: that of everybody who may open every group, or of one person; and what stays the same as
     * long as it does. Null for a temporary account, whose list depends on the time and on devices as well.
     */
    listOf: scope.ticketClock
      ? null
      : {
          people: `${scope.companyPk} ${scope.everyGroup ? 'all' : scope.memberPk}`,
          revision: groupsRevision(scope.companyPk),
        },

    /** Lets no other transaction change who and what is in the company's groups until this one ends. */
    async lock(): Promise<void> {
      await lockCompany(connection.query, scope.companyPk);
    },

    /** A group with its contacts, its users and its thresholds; the person must have the group itself open. */
    async detail(pk: number): Promise<GroupDetail | null> {
      const row = await openRows().where('pk', '=', pk).executeTakeFirst();
      if (!row) return null;
      const inherited = await remotePolicy(connection, scope.companyPk, row.group_fk);
      const approval = approvalPolicies(connection, scope.companyPk);
      return {
        ...groupRecord(row, true),
        manager_name: row.manager_name,
        manager_email: row.manager_email,
        manager_phone: row.manager_phone,
        email: row.email,
        phone: row.phone,
        update_time: instantTextOrNone(row.updated_at),
        version: row.version,
        users: await usersOf(pk),
        threshold_alerts: await thresholdsOf(connection, pk),
        remote_consent: row.remote_consent,
        inherited_remote_consent: inherited.consent,
        remote_recording: row.remote_recording,
        inherited_remote_recording: inherited.recording.recording,
        remote_recording_days: row.remote_recording_days,
        inherited_remote_recording_days: inherited.recording.days,
        remote_sharing: row.remote_sharing,
        inherited_remote_sharing: inherited.sharing,
        approval_policy: await approval.said(pk),
        inherited_approval_policy: await approval.holding(row.group_fk),
      };
    },

    /** The groups the person may open, and the groups above them. */
    async list(): Promise<Group[]> {
      const open = await openGroups();
      const parents = scope.everyGroup ? [] : await parentsOf(open);
      return [...open.map((row) => groupRecord(row, true)), ...parents.map((row) => groupRecord(row, false))];
    },

    /** The access that the person has to one group. */
    standing,

    /** The pk of the company's default group, whether the person may open it or not. */
    async defaultPk(): Promise<number> {
      const row = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return row.pk;
    },

    /**
     * Devices in all groups the person may open.
     *
     * @param branch Only in the group of that pk and in those below it.
     */
    async deviceCount(branch: number | null = null): Promise<number> {
      if (scope.everyGroup && branch === null) {
        const company = await tables.company().select('device_count').executeTakeFirstOrThrow();
        return company.device_count;
      }
      if (scope.ticketClock) return (await openGroups(branch)).reduce((sum, { device_count }) => sum + device_count, 0);
      const sum = await openRowsIn(branch)
        .clearSelect()
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('device_count'), eb.lit(0)).as('devices'))
        .executeTakeFirstOrThrow();
      return sum.devices;
    },
  };
}

/** What `groupStore` gives. */
export type GroupStore = ReturnType<typeof groupStore>;
