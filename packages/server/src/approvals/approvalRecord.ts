import type { Approval } from '@remote-console/api-client/contract';
import { APPROVAL_STATES, effectWindow } from '@remote-console/domain';
import { instantText } from '../database/index.ts';
import { approvalDevice, type joinedApprovals } from './approvalList.ts';
import { recurrenceRecord } from './recurrence.ts';
import { type Team, teamRecord } from './team/team.ts';

/** Requests with everything that their records show. */
export const selectedApprovals = (query: ReturnType<typeof joinedApprovals>) =>
  query
    .selectAll('approvals')
    .select([
      'requester.mgrid as requester_id',
      'requester.name as requester_name',
      'requester.mail as requester_mail',
      'requester.lang_code as requester_language',
      'requester.time_zone_id as requester_zone',
      'requester.date_fmt_id as requester_format',
      'approver.mgrid as approver_id',
      'approver.name as approver_name',
      'devices.alias as present_alias',
      'devices.s_pub_ip as present_address',
      'devices.device_group_fk as group_pk',
    ]);

/** A request as it is read. */
export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof selectedApprovals>['execute']>>[number];

/** A request as one person sees it. What no group has turned on is left out. */
export function approvalRecord(
  row: ApprovalRow,
  team: Team | undefined,
  { viewerPk, now }: { readonly viewerPk: number; readonly now: number },
): Approval {
  const period = { start: row.start_at, end: row.end_at };
  const window =
    row.approve_state === APPROVAL_STATES.approved ? effectWindow(period, row.decided_at ?? row.start_at) : null;
  const isWaiting = row.approve_state === APPROVAL_STATES.inProgress;
  const expiresAt = isWaiting ? row.expires_at : null;
  return {
    pk: row.pk,
    device_fk: row.device_fk,
    ...approvalDevice(row),
    requester_fk: row.member_fk,
    requester_id: row.requester_id,
    requester_name: row.requester_name,
    approver_fk: row.approver_fk,
    approver_id: row.approver_id ?? '',
    approver_name: row.approver_name ?? '',
    proposal_time: instantText(row.created_at),
    start_time: instantText(row.start_at),
    end_time: instantText(row.end_at),
    reason: row.reason,
    react_reason: row.react_reason,
    expired: Math.min(row.end_at, expiresAt ?? row.end_at) <= now,
    effective_from: window ? instantText(window.from) : null,
    earlier_pk: row.earlier_fk,
    version: row.version,
    ...(expiresAt === null ? {} : { answer_by: instantText(expiresAt) }),
    ...recurrenceRecord(row, now),
    ...(team ? { team: teamRecord(team, viewerPk, !isWaiting) } : {}),
  };
}
