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

/** A request as one person sees it. Features that no group has turned on are left out. */
export function approvalRecord(
  row: ApprovalRow,
  team: Team | undefined,
  { viewerId, now }: { readonly viewerId: number; readonly now: number },
): Approval {
  const period = { start: row.start_at, end: row.end_at };
  const window =
    row.approve_state === APPROVAL_STATES.approved ? effectWindow(period, row.decided_at ?? row.start_at) : null;
  const isWaiting = row.approve_state === APPROVAL_STATES.inProgress;
  const expiresAt = isWaiting ? row.expires_at : null;
  return {
    id: row.pk,
    deviceId: row.device_fk,
    ...approvalDevice(row),
    requesterId: row.member_fk,
    requesterLoginId: row.requester_id,
    requesterName: row.requester_name,
    approverId: row.approver_fk,
    approverLoginId: row.approver_id ?? '',
    approverName: row.approver_name ?? '',
    proposalTime: instantText(row.created_at),
    startTime: instantText(row.start_at),
    endTime: instantText(row.end_at),
    reason: row.reason,
    decisionReason: row.react_reason,
    expired: Math.min(row.end_at, expiresAt ?? row.end_at) <= now,
    effectiveFrom: window ? instantText(window.from) : null,
    earlierId: row.earlier_fk,
    version: row.version,
    ...(expiresAt === null ? {} : { answerBy: instantText(expiresAt) }),
    ...recurrenceRecord(row, now),
    ...(team ? { team: teamRecord(team, viewerId, !isWaiting) } : {}),
  };
}
