import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { type Schema, textKey } from '../database/index.ts';

/** The states of an approval, as stored. */
const STATE = { inProgress: 0, rejected: 1, approved: 2 } as const;

const HOUR_MS = 3_600_000;

interface Answer {
  readonly approve_state: (typeof STATE)[keyof typeof STATE];
  readonly react_reason: string;
  /** Days since the demo was loaded. */
  readonly from: number;
  readonly to: number;
}

/** The outcome of every tenth request and the nine after it; further devices were never requested. */
const ANSWERS: readonly (Answer | null)[] = [
  { approve_state: STATE.approved, react_reason: '', from: -1, to: 365 },
  { approve_state: STATE.approved, react_reason: '정기 점검', from: -7, to: 365 },
  { approve_state: STATE.approved, react_reason: '', from: -2, to: 180 },
  { approve_state: STATE.inProgress, react_reason: '', from: 0, to: 14 },
  { approve_state: STATE.rejected, react_reason: '영업 시간이 끝난 뒤에 다시 요청해 주세요.', from: 0, to: 1 },
  { approve_state: STATE.approved, react_reason: '', from: -30, to: -1 },
  null,
  { approve_state: STATE.approved, react_reason: '', from: -1, to: 365 },
  null,
  null,
];

const REASONS = [
  '계산대 오류 확인',
  '사이니지 화면 교체',
  '프로그램 업데이트',
  '受付端末の設定変更',
  'Kiosk printer jam',
] as const;

/** Who makes requests, who answers, and for which devices, in order. */
export interface ApprovalParties {
  readonly companyId: number;
  readonly requesterId: number;
  readonly approverId: number;
  readonly deviceIds: readonly number[];
}

/** Adds requests of one person in every state, so that some of the devices are open and others are not. */
export async function addApprovals(query: Kysely<Schema>, parties: ApprovalParties, now: number): Promise<void> {
  const { companyId, requesterId, approverId, deviceIds } = parties;
  const rows = await query
    .selectFrom('devices')
    .select(['pk', 'alias', 'alias_key', 's_pub_ip'])
    .where('company_fk', '=', companyId)
    .execute();
  const devices = new Map(rows.map((row) => [row.pk, row]));
  const approvals = deviceIds.flatMap((device_fk, index) => {
    const answer = ANSWERS[index % ANSWERS.length];
    const device = devices.get(device_fk);
    if (!answer || !device) return [];
    const { approve_state, react_reason, from, to } = answer;
    return [
      {
        company_fk: companyId,
        device_fk,
        device_alias: device.alias,
        device_alias_key: device.alias_key,
        device_pub_ip: device.s_pub_ip,
        member_fk: requesterId,
        approver_fk: approverId,
        start_at: now + from * DAY_MS,
        end_at: now + to * DAY_MS,
        reason: REASONS[index % REASONS.length] ?? REASONS[0],
        react_reason,
        approve_state,
        created_at: now + Math.min(from, 0) * DAY_MS - 2 * HOUR_MS,
        decided_at: approve_state === STATE.inProgress ? null : now + Math.min(from, 0) * DAY_MS - HOUR_MS,
        effect_due_at: to > 0 ? now + to * DAY_MS : null,
      },
    ];
  });
  await query.insertInto('approvals').values(approvals).execute();
}

const DELETED_DEVICE = { alias: '구형 POS-강남-12', s_pub_ip: '203.0.113.24' } as const;

/** Adds an approved request for a device that has since been deleted. */
export async function addDeletedDeviceApproval(
  query: Kysely<Schema>,
  parties: {
    readonly companyId: number;
    readonly requesterId: number;
    readonly approverId: number;
    readonly groupId: number;
  },
  now: number,
): Promise<void> {
  const { companyId, requesterId, approverId, groupId } = parties;
  // The device is added and removed, so that its number is never that of another one.
  const { pk } = await query
    .insertInto('devices')
    .values({
      ...DELETED_DEVICE,
      company_fk: companyId,
      device_group_fk: groupId,
      guid: randomUUID(),
      agent_token_hash: null,
      alias_key: textKey(DELETED_DEVICE.alias),
      memo: '',
      memo_key: '',
      alive: 0,
      simulated: 1,
      dev_os_id: 1,
      dev_ver: '0.0.8',
      last_connected_at: now - 60 * DAY_MS,
      last_disconnected_at: now - 50 * DAY_MS,
      created_at: now - 300 * DAY_MS,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  await query.deleteFrom('devices').where('pk', '=', pk).execute();
  await query
    .insertInto('approvals')
    .values({
      company_fk: companyId,
      device_fk: pk,
      device_alias: DELETED_DEVICE.alias,
      device_alias_key: textKey(DELETED_DEVICE.alias),
      device_pub_ip: DELETED_DEVICE.s_pub_ip,
      member_fk: requesterId,
      approver_fk: approverId,
      start_at: now - 58 * DAY_MS,
      end_at: now - 56 * DAY_MS,
      reason: '교체 전 자료 백업',
      react_reason: '',
      approve_state: STATE.approved,
      created_at: now - 59 * DAY_MS,
      decided_at: now - 58.5 * DAY_MS,
    })
    .execute();
}
