import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The states of an approval, as they are stored. */
const STATE = { inProgress: 0, rejected: 1, approved: 2 } as const;

const HOUR_MS = 3_600_000;

interface Answer {
  readonly approve_state: (typeof STATE)[keyof typeof STATE];
  readonly react_reason: string;
  /** Days from the loading of the demo. */
  readonly from: number;
  readonly to: number;
}

/** What came of every tenth request and the nine after it; devices behind them were never asked for. */
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

/** Who asks, who answers, and for which devices, in order. */
export interface ApprovalParties {
  readonly companyPk: number;
  readonly requesterPk: number;
  readonly approverPk: number;
  readonly devicePks: readonly number[];
}

/** Adds requests of one person in every state, so that some of the devices are open and others are not. */
export async function addApprovals(query: Kysely<Schema>, parties: ApprovalParties, now: number): Promise<void> {
  const { companyPk, requesterPk, approverPk, devicePks } = parties;
  const approvals = devicePks.flatMap((device_fk, index) => {
    const answer = ANSWERS[index % ANSWERS.length];
    if (!answer) return [];
    const { approve_state, react_reason, from, to } = answer;
    return [
      {
        company_fk: companyPk,
        device_fk,
        member_fk: requesterPk,
        approver_fk: approverPk,
        start_at: now + from * DAY_MS,
        end_at: now + to * DAY_MS,
        reason: REASONS[index % REASONS.length] ?? REASONS[0],
        react_reason,
        approve_state,
        created_at: now + Math.min(from, 0) * DAY_MS - 2 * HOUR_MS,
      },
    ];
  });
  await query.insertInto('approvals').values(approvals).execute();
}
