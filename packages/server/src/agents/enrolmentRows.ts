import type { EnrolmentRecord } from '@remote-console/api-client/contract';
import { type EnrolmentFacts, enrolmentState } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, type Connection, type EnrolmentTokenTable, instantText } from '../database/index.ts';
import { creatorOf } from './creator.ts';

/** The columns of a token's row that decide about it. */
export function enrolmentFacts(
  row: Pick<Selectable<EnrolmentTokenTable>, 'revoked_at' | 'expires_at' | 'device_count' | 'device_limit'>,
): EnrolmentFacts {
  return {
    revokedAt: row.revoked_at,
    expiresAt: row.expires_at,
    deviceCount: row.device_count,
    deviceLimit: row.device_limit,
  };
}

/** The enrollment tokens of a company, newest first, each with its group and its creator. */
export function enrolmentRows(connection: Connection, companyId: number) {
  return companyTables(connection, companyId)
    .enrolments()
    .innerJoin('device_groups', 'device_groups.pk', 'enrolment_tokens.device_group_fk')
    .leftJoin('members', (join) =>
      join
        .onRef('members.pk', '=', 'enrolment_tokens.member_fk')
        .onRef('members.company_fk', '=', 'enrolment_tokens.company_fk'),
    )
    .select([
      'enrolment_tokens.pk',
      'enrolment_tokens.label',
      'enrolment_tokens.device_group_fk',
      'enrolment_tokens.created_at',
      'enrolment_tokens.revoked_at',
      'enrolment_tokens.expires_at',
      'enrolment_tokens.device_limit',
      'enrolment_tokens.device_count',
      'members.pk as creator_pk',
      'members.name as creator_name',
      'members.mgrid as creator_mgrid',
      'device_groups.name as device_group_name',
      'device_groups.flag_df_group',
    ])
    .orderBy('enrolment_tokens.pk', 'desc');
}

type EnrolmentRow = Awaited<ReturnType<ReturnType<typeof enrolmentRows>['execute']>>[number];

/** A token as it is sent. */
export function enrolmentRecord(row: EnrolmentRow, now: number): EnrolmentRecord {
  return {
    id: row.pk,
    label: row.label,
    groupId: row.device_group_fk,
    groupName: row.device_group_name,
    isDefaultGroup: row.flag_df_group === 1,
    createdTime: instantText(row.created_at),
    revokedTime: row.revoked_at === null ? null : instantText(row.revoked_at),
    expiresTime: instantText(row.expires_at),
    maxDevices: row.device_limit,
    deviceCount: row.device_count,
    state: enrolmentState(enrolmentFacts(row), now),
    creator: creatorOf(row),
  };
}
