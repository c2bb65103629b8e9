import type { GroupDetail, GroupUser } from '@remote-console/api-client/contract';
import { thresholdsOf } from '../alerts/index.ts';
import { companyTables, type Connection, instantTextOrNone } from '../database/index.ts';
import { memberTypeOf } from '../members/index.ts';
import { approvalPolicies } from './approvalPolicy.ts';
import { groupRecord, type GroupRow } from './groupRecord.ts';
import { remotePolicy } from './remotePolicy.ts';

async function usersOf(connection: Connection, companyPk: number, pk: number): Promise<GroupUser[]> {
  const rows = await companyTables(connection, companyPk)
    .groupLinks()
    .innerJoin('members', 'members.pk', 'group_members.member_fk')
    .select(['members.pk', 'members.mgrid', 'members.name', 'members.member_type_id'])
    .where('device_groups.pk', '=', pk)
    .orderBy('members.mgrid_key')
    .execute();
  return rows.map(({ member_type_id, ...user }) => ({ ...user, userType: memberTypeOf({ member_type_id }) }));
}

/** A group with its contacts, its users, its thresholds and its policies, own and inherited. */
export async function groupDetail(connection: Connection, companyPk: number, row: GroupRow): Promise<GroupDetail> {
  const { pk } = row;
  const inherited = await remotePolicy(connection, companyPk, row.group_fk);
  const approval = approvalPolicies(connection, companyPk);
  return {
    ...groupRecord(row, true),
    manager_name: row.manager_name,
    manager_email: row.manager_email,
    manager_phone: row.manager_phone,
    email: row.email,
    phone: row.phone,
    update_time: instantTextOrNone(row.updated_at),
    version: row.version,
    users: await usersOf(connection, companyPk, pk),
    threshold_alerts: await thresholdsOf(connection, pk),
    remote_consent: row.remote_consent,
    inherited_remote_consent: inherited.consent,
    remote_recording: row.remote_recording,
    inherited_remote_recording: inherited.recording.recording,
    remote_recording_days: row.remote_recording_days,
    inherited_remote_recording_days: inherited.recording.days,
    remote_sharing: row.remote_sharing,
    inherited_remote_sharing: inherited.sharing,
    approval_policy: await approval.own(pk),
    inherited_approval_policy: await approval.holding(row.group_fk),
  };
}
