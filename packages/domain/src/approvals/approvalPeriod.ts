import { epochOf, type Moment } from '../time/index.ts';
import { approvalReading } from './approvalState.ts';

/** A period of a request: from `start` on, until just before `end`; epoch milliseconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The period that a record asks for. */
export const periodOf = ({ startTime, endTime }: Pick<ApprovalTimes, 'startTime' | 'endTime'>): Period => ({
  start: epochOf(startTime),
  end: epochOf(endTime),
});

/** When an approval lets its requester in, and whether that is later than it was asked for. */
export interface EffectWindow {
  /** The first moment. */
  readonly from: number;
  /** The first moment at which it is over. */
  readonly to: number;
  /** Whether the decision came after the start, so that less is left than was asked for; to be said, never silent. */
  readonly late: boolean;
}

/**
 * When an approval is in effect: within the period that was asked for, and not before it was given. Null when nothing of
 * the period is left.
 */
export function effectWindow({ start, end }: Period, decidedAt: number): EffectWindow | null {
  const from = Math.max(start, decidedAt);
  return from < end ? { from, to: end, late: decidedAt > start } : null;
}

/** Whether a moment lies in a window: its beginning belongs to it, its end does not. */
export function isInEffect(window: Pick<EffectWindow, 'from' | 'to'> | null, now: Moment): boolean {
  const at = epochOf(now);
  return window !== null && window.from <= at && at < window.to;
}

/**
 * When a request changes next without anybody's doing: an approval begins, or the period is over, which everybody who has
 * the request open is to be informed. A request that was rejected ends as well, because until then it can still be
 * approved.
 *
 * @returns epoch milliseconds; null when nothing of the period is left.
 */
export function nextTurnOf({ start, end }: Period, isApproved: boolean, now: number): number | null {
  if (isApproved && start > now) return start;
  return end > now ? end : null;
}

/** What an approval record says of its period. */
export interface ApprovalTimes {
  readonly decisionState: number;
  /** ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
  /** From when the approval lets in; null unless it was approved. */
  readonly effectiveFrom: string | null;
  /** Until when somebody has to answer; null or left out where only the period sets a limit. */
  readonly answerBy?: string | null | undefined;
  /** The weekly window that is open or comes next; left out without one. */
  readonly window?: { readonly fromTime: string; readonly toTime: string } | undefined;
}

/** Until when a request can be approved: while its period lasts and, where it expires, while somebody has time to answer. */
export function answerableUntil({
  endTime,
  decisionState,
  answerBy,
}: Pick<ApprovalTimes, 'decisionState' | 'answerBy'> & { readonly endTime: string }): number {
  const end = epochOf(endTime);
  const isWaiting = approvalReading(decisionState) === 'inProgress';
  return isWaiting && answerBy ? Math.min(end, epochOf(answerBy)) : end;
}

/**
 * What to say of a request at a moment, as data: the words are the screen's. `late` is set when the approval began after
 * the start that was asked for.
 */
export type ApprovalSentence =
  | { readonly kind: 'expired' | 'rejected'; readonly from: string; readonly to: string }
  /** `by` is until when somebody has to answer, where that is before the end of the period. */
  | { readonly kind: 'waiting'; readonly from: string; readonly to: string; readonly by?: string }
  | { readonly kind: 'unanswered'; readonly from: string; readonly to: string; readonly by: string }
  | { readonly kind: 'starts' | 'open' | 'over'; readonly from: string; readonly to: string; readonly late: boolean }
  | { readonly kind: 'deviceDeleted' };

function waitingSentence({ startTime: from, endTime: to, answerBy: by }: ApprovalTimes, at: number): ApprovalSentence {
  if (by && epochOf(by) < epochOf(to)) return { kind: at < epochOf(by) ? 'waiting' : 'unanswered', from, to, by };
  return { kind: at < epochOf(to) ? 'waiting' : 'expired', from, to };
}

/** What to say of a request at a moment. The times it names are those that are enforced. */
export function approvalSentence(approval: ApprovalTimes, now: Moment): ApprovalSentence {
  const { startTime: from, endTime: to, effectiveFrom } = approval;
  const at = epochOf(now);
  switch (approvalReading(approval.decisionState)) {
    case 'deviceDeleted':
      return { kind: 'deviceDeleted' };
    case 'rejected':
      return { kind: 'rejected', from, to };
    case 'inProgress':
      return waitingSentence(approval, at);
    case 'approved': {
      const { window } = approval;
      if (window) {
        const isOpen = epochOf(window.fromTime) <= at && at < epochOf(window.toTime);
        return { kind: isOpen ? 'open' : 'starts', from: window.fromTime, to: window.toTime, late: false };
      }
      const effective = effectiveFrom ?? from;
      const late = epochOf(effective) > epochOf(from);
      const kind = at >= epochOf(to) ? 'over' : at < epochOf(effective) ? 'starts' : 'open';
      return { kind, from: effective, to, late };
    }
  }
}
