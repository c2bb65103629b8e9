import type { Approver } from '@remote-console/api-client/contract';
import type { TeamAnswer } from '@remote-console/domain';
import { type Connection, oneAtATime } from '../../database/index.ts';
import type { Named } from './team.ts';

/** What a person answers for a chosen approver. */
export interface AnswerOfSeat {
  readonly approvalId: number;
  readonly approverId: number;
  readonly answer: TeamAnswer;
  readonly by: Named;
}

/** Writes the chosen approvers of requests; each call is made inside a transaction. */
export function teamWriter(connection: Connection) {
  const { query, engine, now } = connection;
  return {
    /** Prevents others from answering a request until the transaction ends, so that each answer sees earlier ones. */
    lock: (approvalId: number) => oneAtATime(query, engine, 'teamOfRequest', approvalId),

    /** Stores the chosen approvers of a request, in order. */
    async add(approvalId: number, approvers: readonly Pick<Approver, 'id' | 'name'>[]): Promise<void> {
      await query
        .insertInto('approval_approvers')
        .values(approvers.map(({ id, name }, position) => ({ approval_fk: approvalId, position, member_fk: id, name })))
        .execute();
    },

    /** Stores the answer that was given for an approver. */
    async keep({ approvalId, approverId, answer, by }: AnswerOfSeat): Promise<void> {
      await query
        .updateTable('approval_approvers')
        .set({ answer, answered_at: now(), answered_by_fk: by.pk, answered_by_name: by.name })
        .where('approval_fk', '=', approvalId)
        .where('member_fk', '=', approverId)
        .where('answer', 'is', null)
        .execute();
    },

    /** Gives the next answer its full time, if the request expires. */
    async prolong(approvalId: number): Promise<void> {
      const row = await query
        .selectFrom('approvals')
        .select(['expiry_hours', 'end_at'])
        .where('pk', '=', approvalId)
        .executeTakeFirst();
      if (!row?.expiry_hours) return;
      const expires_at = expiryAt(row.expiry_hours, now());
      await query
        .updateTable('approvals')
        .set({ expires_at, effect_due_at: Math.min(expires_at, row.end_at) })
        .where('pk', '=', approvalId)
        .execute();
    },
  };
}

const HOUR_MS = 3_600_000;

/** When a request expires that is made, or partly answered, at a given time. */
export const expiryAt = (hours: number, at: number): number => at + hours * HOUR_MS;
