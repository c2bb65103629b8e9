// The one place where queries are bound to a company and to the groups a person may open. Stores reach company data
// through these builders only; those of the operator of the service are in operatorTables.ts.
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Clock, Connection } from './connection.ts';

/** Whose eyes a person's queries have. */
export interface PersonScope {
  readonly companyPk: number;
  readonly memberPk: number;
  /** Whether every group of the company is open, as it is for a manager; else those of `group_members`. */
  readonly everyGroup: boolean;
  /** Whether a device opens to the person only while an approval for it runs (B-APPROVAL-46). */
  readonly needsApproval: boolean;
  /**
   * For a temporary account: the clock by which its tickets count. The devices of a ticket are open to it while the ticket
   * runs, each separately: the rest of their groups stays closed.
   */
  readonly ticketClock?: Clock;
}

/** Query builders for the tables of one company; none of them can see another. */
export function companyTables({ query }: Pick<Connection, 'query'>, companyPk: number) {
  return {
    company: () => query.selectFrom('companies').where('companies.pk', '=', companyPk),
    policies: () => query.selectFrom('policies').where('policies.company_fk', '=', companyPk),
    licenses: () => query.selectFrom('licenses').where('licenses.company_fk', '=', companyPk),
    groups: () => query.selectFrom('device_groups').where('device_groups.company_fk', '=', companyPk),
    changeGroups: () => query.updateTable('device_groups').where('device_groups.company_fk', '=', companyPk),
    removeGroups: () => query.deleteFrom('device_groups').where('device_groups.company_fk', '=', companyPk),
    /** Who is linked to which group of the company. */
    groupLinks: () =>
      query
        .selectFrom('group_members')
        .innerJoin('device_groups', 'device_groups.pk', 'group_members.device_group_fk')
        .where('device_groups.company_fk', '=', companyPk),
    devices: () => query.selectFrom('devices').where('devices.company_fk', '=', companyPk),
    /**
     * A few devices by their pk, or by a query of pks. The plus keeps a planner from walking the company's devices to find
     * them.
     */
    devicesByPk: (pks: readonly number[] | RawBuilder<unknown>) =>
      query
        .selectFrom('devices')
        .where(sql<SqlBool>`devices.pk in (${'toOperationNode' in pks ? pks : sql.join(pks)})`)
        .where(sql<SqlBool>`+${sql.ref('devices.company_fk')} = ${companyPk}`),
    /** What was measured of the devices of the company, packed. */
    deviceUsage: () =>
      query
        .selectFrom('device_usage')
        .innerJoin('devices', 'devices.pk', 'device_usage.device_fk')
        .where('devices.company_fk', '=', companyPk),
    /** What was measured of them lately and is not packed yet. */
    usageSamples: () =>
      query
        .selectFrom('usage_samples')
        .innerJoin('devices', 'devices.pk', 'usage_samples.device_fk')
        .where('devices.company_fk', '=', companyPk),
    /** What was measured of the devices of a group, summed up; what was measured of all is with the root group. */
    groupUsage: () =>
      query
        .selectFrom('group_usage')
        .innerJoin('device_groups', 'device_groups.pk', 'group_usage.device_group_fk')
        .where('device_groups.company_fk', '=', companyPk),
    changeDevices: () => query.updateTable('devices').where('devices.company_fk', '=', companyPk),
    approvals: () => query.selectFrom('approvals').where('approvals.company_fk', '=', companyPk),
    tickets: () => query.selectFrom('access_tickets').where('access_tickets.company_fk', '=', companyPk),
    members: () => query.selectFrom('members').where('members.company_fk', '=', companyPk),
    changeMembers: () => query.updateTable('members').where('members.company_fk', '=', companyPk),
    removeMembers: () => query.deleteFrom('members').where('members.company_fk', '=', companyPk),
    changePolicies: () => query.updateTable('policies').where('policies.company_fk', '=', companyPk),
    ipEntries: () => query.selectFrom('ip_entries').where('ip_entries.company_fk', '=', companyPk),
    removeIpEntries: () => query.deleteFrom('ip_entries').where('ip_entries.company_fk', '=', companyPk),
    changeApprovals: () => query.updateTable('approvals').where('approvals.company_fk', '=', companyPk),
    audit: () => query.selectFrom('audit').where('audit.company_fk', '=', companyPk),
    commands: () => query.selectFrom('agent_commands').where('agent_commands.company_fk', '=', companyPk),
    enrolments: () => query.selectFrom('enrolment_tokens').where('enrolment_tokens.company_fk', '=', companyPk),
    changeEnrolments: () => query.updateTable('enrolment_tokens').where('enrolment_tokens.company_fk', '=', companyPk),
    rollouts: () => query.selectFrom('rollouts').where('rollouts.company_fk', '=', companyPk),
    changeRollouts: () => query.updateTable('rollouts').where('rollouts.company_fk', '=', companyPk),
    removeRollouts: () => query.deleteFrom('rollouts').where('rollouts.company_fk', '=', companyPk),
    remoteHistory: () => query.selectFrom('remote_sessions').where('remote_sessions.company_fk', '=', companyPk),
    recordings: () => query.selectFrom('recordings').where('recordings.company_fk', '=', companyPk),
    changeRecordings: () => query.updateTable('recordings').where('recordings.company_fk', '=', companyPk),
    removeRecordings: () => query.deleteFrom('recordings').where('recordings.company_fk', '=', companyPk),
    fileHistory: () => query.selectFrom('file_transfers').where('file_transfers.company_fk', '=', companyPk),
    alertHistory: () => query.selectFrom('alerts').where('alerts.company_fk', '=', companyPk),
    deviceCounts: () => query.selectFrom('device_counts').where('device_counts.company_fk', '=', companyPk),
    accessHistory: () => query.selectFrom('access_history').where('access_history.company_fk', '=', companyPk),
    /** The inbox of one person of the company. */
    inbox: (memberPk: number) =>
      query
        .selectFrom('inbox_items')
        .where('inbox_items.company_fk', '=', companyPk)
        .where('inbox_items.member_fk', '=', memberPk),
    changeInbox: (memberPk: number) =>
      query
        .updateTable('inbox_items')
        .where('inbox_items.company_fk', '=', companyPk)
        .where('inbox_items.member_fk', '=', memberPk),
    tags: () => query.selectFrom('tags').where('tags.company_fk', '=', companyPk),
    changeTags: () => query.updateTable('tags').where('tags.company_fk', '=', companyPk),
    removeTags: () => query.deleteFrom('tags').where('tags.company_fk', '=', companyPk),
    /** Which device has which tag of the company. */
    deviceTags: () =>
      query
        .selectFrom('device_tags')
        .innerJoin('tags', 'tags.pk', 'device_tags.tag_fk')
        .where('tags.company_fk', '=', companyPk),
    savedViews: () => query.selectFrom('saved_views').where('saved_views.company_fk', '=', companyPk),
    changeSavedViews: () => query.updateTable('saved_views').where('saved_views.company_fk', '=', companyPk),
    removeSavedViews: () => query.deleteFrom('saved_views').where('saved_views.company_fk', '=', companyPk),
    /** The tags of a few devices. The plus keeps a planner from walking the company's tags to find them. */
    tagsOfDevices: (pks: readonly number[]) =>
      query
        .selectFrom('device_tags')
        .innerJoin('tags', 'tags.pk', 'device_tags.tag_fk')
        .where('device_tags.device_fk', 'in', pks)
        .where(sql<SqlBool>`+${sql.ref('tags.company_fk')} = ${companyPk}`),
    /** Takes tags of the company from devices. */
    untag: () =>
      query
        .deleteFrom('device_tags')
        .where(
          'device_tags.tag_fk',
          'in',
          query.selectFrom('tags').select('tags.pk').where('tags.company_fk', '=', companyPk),
        ),
    paymentHistory: () => query.selectFrom('payments').where('payments.company_fk', '=', companyPk),
    payers: () => query.selectFrom('members').where('members.company_fk', '=', companyPk),
  };
}

/** The pks of the devices of the tickets that run for a temporary account (A-PARTNER-09, A-INVITE-04). */
export function ticketDevices(scope: PersonScope, now: number): RawBuilder<unknown> {
  return sql`select ticket_devices.device_fk from ticket_devices
    inner join access_tickets on access_tickets.pk = ticket_devices.ticket_fk
    where access_tickets.worker_fk = ${scope.memberPk} and access_tickets.state in (2, 3)
    and access_tickets.work_start_at <= ${now} and access_tickets.work_end_at > ${now}`;
}

/**
 * The condition that a group itself, with everything in it, is open to the person. A ticket for devices of a group does not
 * open it.
 *
 * @param column The column that holds the group's pk.
 */
export function groupInReach(
  { everyGroup, memberPk }: PersonScope,
  column: 'devices.device_group_fk' | 'device_groups.pk' | 'device_group_fk' | 'saved_views.shared_group_fk',
): RawBuilder<SqlBool> {
  if (everyGroup) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${sql.ref(column)} in (select device_group_fk from group_members where member_fk = ${memberPk})`;
}

/**
 * The condition that a group, or a device through its group, may be opened by the person. A temporary account reaches the
 * devices of its tickets too, wherever they are.
 *
 * @param column The column that holds the group's pk: a column of `devices`, or that of `device_groups`.
 */
export function inReach(
  scope: PersonScope,
  column: 'devices.device_group_fk' | 'device_groups.pk' | 'device_group_fk',
): RawBuilder<SqlBool> {
  const linked = groupInReach(scope, column);
  if (scope.everyGroup || !scope.ticketClock) return linked;
  const mine = ticketDevices(scope, scope.ticketClock());
  return column === 'device_groups.pk'
    ? sql<SqlBool>`(${linked} or ${sql.ref(column)} in (select device_group_fk from devices where pk in (${mine})))`
    : sql<SqlBool>`(${linked} or devices.pk in (${mine}))`;
}

/**
 * The pks of a group of the company and of all groups below it. Each is met once, so that a ring of parents ends.
 */
export function groupWithSubgroups({ companyPk }: Pick<PersonScope, 'companyPk'>, pk: number): RawBuilder<unknown> {
  return sql`with recursive branch(pk) as (
    select pk from device_groups where pk = ${pk} and company_fk = ${companyPk}
    union
    select device_groups.pk from device_groups inner join branch on device_groups.group_fk = branch.pk
      where device_groups.company_fk = ${companyPk}
    ) select pk from branch`;
}

/**
 * The condition that a person of `members` is seen by the one who asks: a manager sees everybody, others see themselves,
 * those who share a group with them, and those whose approver they are (C-PERM-26).
 */
export function personInReach({ everyGroup, memberPk }: PersonScope): RawBuilder<SqlBool> {
  if (everyGroup) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(members.pk = ${memberPk} or members.approver_fk = ${memberPk} or members.pk in (
    select theirs.member_fk from group_members theirs
    inner join group_members own on own.device_group_fk = theirs.device_group_fk
    where own.member_fk = ${memberPk}))`;
}

/**
 * The condition that what happened to a device may be read by the person: all of the company by whoever may open every
 * group, else only of devices that are in a group the person may open now.
 *
 * @param column The column that holds the device's pk.
 */
export function deviceInReach(
  scope: PersonScope,
  column:
    | 'recordings.device_fk'
    | 'remote_sessions.device_fk'
    | 'file_transfers.device_fk'
    | 'alerts.device_fk'
    | 'audit.device_fk',
): RawBuilder<SqlBool> {
  return scope.everyGroup
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.ref(column)} in (
        select open_devices.pk from devices open_devices
        join group_members on group_members.device_group_fk = open_devices.device_group_fk
        where group_members.member_fk = ${scope.memberPk} and open_devices.company_fk = ${scope.companyPk}
      )`;
}
