// The one place where queries are bound to a company and to the groups a person may open. Stores reach company data
// through these builders only.
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Connection } from './connection.ts';

/** Whose eyes a person's queries have. */
export interface PersonScope {
  readonly companyPk: number;
  readonly memberPk: number;
  /** Whether every group of the company is open, as it is for a manager; else those of `group_members`. */
  readonly everyGroup: boolean;
}

/** Query builders for the tables of one company; none of them can see another. */
export function companyTables({ query }: Connection, companyPk: number) {
  return {
    company: () => query.selectFrom('companies').where('companies.pk', '=', companyPk),
    policies: () => query.selectFrom('policies').where('policies.company_fk', '=', companyPk),
    licenses: () => query.selectFrom('licenses').where('licenses.company_fk', '=', companyPk),
    groups: () => query.selectFrom('device_groups').where('device_groups.company_fk', '=', companyPk),
    devices: () => query.selectFrom('devices').where('devices.company_fk', '=', companyPk),
    /** A few devices by their pk. The plus keeps a planner from walking the company's devices to find them. */
    devicesByPk: (pks: readonly number[]) =>
      query
        .selectFrom('devices')
        .where('devices.pk', 'in', pks)
        .where(sql<SqlBool>`+${sql.ref('devices.company_fk')} = ${companyPk}`),
    changeDevices: () => query.updateTable('devices').where('devices.company_fk', '=', companyPk),
    approvals: () => query.selectFrom('approvals').where('approvals.company_fk', '=', companyPk),
    audit: () => query.selectFrom('audit').where('audit.company_fk', '=', companyPk),
    remoteHistory: () => query.selectFrom('remote_sessions').where('remote_sessions.company_fk', '=', companyPk),
    fileHistory: () => query.selectFrom('file_transfers').where('file_transfers.company_fk', '=', companyPk),
    alertHistory: () => query.selectFrom('alerts').where('alerts.company_fk', '=', companyPk),
    accessHistory: () => query.selectFrom('access_history').where('access_history.company_fk', '=', companyPk),
    paymentHistory: () => query.selectFrom('payments').where('payments.company_fk', '=', companyPk),
    payers: () => query.selectFrom('members').where('members.company_fk', '=', companyPk),
  };
}

/**
 * The condition that a group may be opened by the person.
 *
 * @param column The column that holds the group's pk.
 */
export function inReach(
  scope: PersonScope,
  column: 'devices.device_group_fk' | 'device_groups.pk' | 'device_group_fk',
): RawBuilder<SqlBool> {
  return scope.everyGroup
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.ref(column)} in (select device_group_fk from group_members where member_fk = ${scope.memberPk})`;
}

/**
 * The condition that what happened to a device may be read by the person: all of the company by who may open every
 * group, else only of devices that are in a group the person may open now.
 *
 * @param column The column that holds the device's pk.
 */
export function deviceInReach(
  scope: PersonScope,
  column: 'remote_sessions.device_fk' | 'file_transfers.device_fk' | 'alerts.device_fk' | 'approvals.device_fk',
): RawBuilder<SqlBool> {
  return scope.everyGroup
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.ref(column)} in (
        select open_devices.pk from devices open_devices
        join group_members on group_members.device_group_fk = open_devices.device_group_fk
        where group_members.member_fk = ${scope.memberPk} and open_devices.company_fk = ${scope.companyPk}
      )`;
}
