import type { GroupDetail, GroupUser } from '@remote-console/api-client/contract';
import { thresholdsOf } from '../alerts/index.ts';
import { companyTables, type Connection, instantTextOrNone } from '../database/index.ts';
import { memberTypeOf } from '../members/index.ts';
import { approvalPolicies } from './approvalPolicy.ts';
import { groupRecord, type GroupRow } from './groupRecord.ts';
import { remotePolicy } from './remotePolicy.ts';

async function usersOf(connection: Connection, companyId: number, pk: number): Promise<GroupUser[]> {
  const rows = await companyTables(connection, companyId)
    .groupLinks()
    .innerJoin('members', 'members.pk', 'group_members.member_fk')
    .select(['members.pk', 'members.mgrid', 'members.name', 'members.member_type_id'])
    .where('device_groups.pk', '=', pk)
    .orderBy('members.mgrid_key')
    .execute();
  return rows.map(({ pk, mgrid, name, ...row }) => ({ id: pk, loginId: mgrid, name, userType: memberTypeOf(row) }));
}

/** A group with its contacts, its users, its thresholds and its policies, own and inherited. */
export async function groupDetail(connection: Connection, companyId: number, row: GroupRow): Promise<GroupDetail> {
  const { pk } = row;
  const inherited = await remotePolicy(connection, companyId, row.group_fk);
  const approval = approvalPolicies(connection, companyId);
  return {
    ...groupRecord(row, true),
    groupManagerName: row.manager_name,
    groupManagerEmail: row.manager_email,
    groupManagerPhone: row.manager_phone,
    email: row.email,
    phone: row.phone,
    updateTime: instantTextOrNone(row.updated_at),
    version: row.version,
    users: await usersOf(connection, companyId, pk),
    thresholdAlerts: await thresholdsOf(connection, pk),
    remoteConsent: row.remote_consent,
    inheritedRemoteConsent: inherited.consent,
    remoteRecording: row.remote_recording,
    inheritedRemoteRecording: inherited.recording.recording,
    remoteRecordingDays: row.remote_recording_days,
    inheritedRemoteRecordingDays: inherited.recording.days,
    remoteSharing: row.remote_sharing,
    inheritedRemoteSharing: inherited.sharing,
    approvalPolicy: await approval.own(pk),
    inheritedApprovalPolicy: await approval.holding(row.group_fk),
  };
}
