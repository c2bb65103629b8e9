// The one place where queries are bound to what a person may open.
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Clock } from './connection.ts';

/** On whose behalf a person's queries are made. */
export interface PersonScope {
  readonly companyId: number;
  readonly memberId: number;
  /** Whether every group of the company is open, as for an administrator; otherwise those of `group_members`. */
  readonly everyGroup: boolean;
  /** Whether a device is open to the person only while an approval for it is in effect (B-APPROVAL-46). */
  readonly needsApproval: boolean;
  /**
   * For a temporary account: the clock by which its tickets count. The devices of a ticket are open to it during the
   * ticket, each separately: the rest of their groups stays closed.
   */
  readonly ticketClock?: Clock;
}

/** The pks of the devices of a temporary account's current tickets (A-PARTNER-09, A-INVITE-04). */
export function ticketDevices(scope: PersonScope, now: number): RawBuilder<unknown> {
  return sql`select ticket_devices.device_fk from ticket_devices
    inner join access_tickets on access_tickets.pk = ticket_devices.ticket_fk
    where access_tickets.worker_fk = ${scope.memberId} and access_tickets.state in (2, 3)
    and access_tickets.work_start_at <= ${now} and access_tickets.work_end_at > ${now}`;
}

/**
 * The condition that a group itself, with everything in it, is open to the person. A ticket for devices of a group does
 * not open it.
 *
 * @param column The column that contains the group's pk.
 */
export function isGroupOpenTo(
  { everyGroup, memberId }: PersonScope,
  column: 'devices.device_group_fk' | 'device_groups.pk' | 'device_group_fk' | 'saved_views.shared_group_fk',
): RawBuilder<SqlBool> {
  if (everyGroup) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${sql.ref(column)} in (select device_group_fk from group_members where member_fk = ${memberId})`;
}

/**
 * The condition that a group, or a device through its group, may be opened by the person. A temporary account can also
 * access the devices of its tickets, wherever they are.
 *
 * @param column The column that contains the group's pk: a column of `devices`, or that of `device_groups`.
 */
export function isVisibleTo(
  scope: PersonScope,
  column: 'devices.device_group_fk' | 'device_groups.pk' | 'device_group_fk',
): RawBuilder<SqlBool> {
  const linked = isGroupOpenTo(scope, column);
  if (scope.everyGroup || !scope.ticketClock) return linked;
  const mine = ticketDevices(scope, scope.ticketClock());
  return column === 'device_groups.pk'
    ? sql<SqlBool>`(${linked} or ${sql.ref(column)} in (select device_group_fk from devices where pk in (${mine})))`
    : sql<SqlBool>`(${linked} or devices.pk in (${mine}))`;
}

/**
 * The pks of a group of the company and of all its subgroups. Each is visited once, so that a cycle of parents ends.
 */
export function groupWithSubgroups({ companyId }: Pick<PersonScope, 'companyId'>, pk: number): RawBuilder<unknown> {
  return sql`with recursive branch(pk) as (
    select pk from device_groups where pk = ${pk} and company_fk = ${companyId}
    union
    select device_groups.pk from device_groups inner join branch on device_groups.group_fk = branch.pk
      where device_groups.company_fk = ${companyId}
    ) select pk from branch`;
}

/**
 * The condition that a person of `members` is visible to the one who asks: an administrator sees everybody, others see
 * themselves, those who share a group with them, and those whose approver they are (C-PERM-26).
 */
export function isPersonVisibleTo({ everyGroup, memberId }: PersonScope): RawBuilder<SqlBool> {
  if (everyGroup) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(members.pk = ${memberId} or members.approver_fk = ${memberId} or members.pk in (
    select theirs.member_fk from group_members theirs
    inner join group_members own on own.device_group_fk = theirs.device_group_fk
    where own.member_fk = ${memberId}))`;
}

/**
 * The condition that the history of a device may be read by the person: all of the company by those who may open every
 * group, otherwise only of devices in a group that the person may open now.
 *
 * @param column The column that contains the device's pk.
 */
export function isDeviceVisibleTo(
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
        where group_members.member_fk = ${scope.memberId} and open_devices.company_fk = ${scope.companyId}
      )`;
}
