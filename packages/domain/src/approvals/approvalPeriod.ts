import { epochOf, type Moment } from '../time/index.ts';
import { approvalReading } from './approvalState.ts';

/** A request's period: from `start` until just before `end`; epoch milliseconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The period that a record asks for. */
export const periodOf = ({ startTime, endTime }: Pick<ApprovalTimes, 'startTime' | 'endTime'>): Period => ({
  start: epochOf(startTime),
  end: epochOf(endTime),
});

/** From when an approval grants access, and whether that is later than requested. */
export interface EffectWindow {
  /** The first moment. */
  readonly from: number;
  /** The first moment after it. */
  readonly to: number;
  /** Whether the approval came after the requested start, so that less time is left; must be shown, never silent. */
  readonly late: boolean;
}

/**
 * When an approval is in effect: within the requested period, and not before it was given. Null when nothing of the
 * period is left.
 */
export function effectWindow({ start, end }: Period, decidedAt: number): EffectWindow | null {
  const from = Math.max(start, decidedAt);
  return from < end ? { from, to: end, late: decidedAt > start } : null;
}

/** Whether a moment lies in a window, including its start and excluding its end. */
export function isInEffect(window: Pick<EffectWindow, 'from' | 'to'> | null, now: Moment): boolean {
  const at = epochOf(now);
  return window !== null && window.from <= at && at < window.to;
}

/**
 * When a request next changes without any action: an approval takes effect, or the period is over, which everyone who
 * has the request open is notified of. A rejected request ends as well, because until then it can still be approved.
 *
 * @returns epoch milliseconds; null when nothing of the period is left.
 */
export function nextTurnOf({ start, end }: Period, isApproved: boolean, now: number): number | null {
  if (isApproved && start > now) return start;
  return end > now ? end : null;
}

/** What an approval record says about its period. */
export interface ApprovalTimes {
  readonly decisionState: number;
  /** ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
  /** From when the approval grants access; null unless it was approved. */
  readonly effectiveFrom: string | null;
  /** The deadline for an answer; null or omitted where only the period sets a limit. */
  readonly answerBy?: string | null | undefined;
  /** The weekly window that is open or comes next; omitted without one. */
  readonly window?: { readonly fromTime: string; readonly toTime: string } | undefined;
}

/** Until when a request can be approved: while its period lasts and, if it expires, before its answer deadline. */
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
 * What to say about a request at a moment, as data; the texts are up to the screen. `late` is set when the approval
 * began after the requested start.
 */
export type ApprovalSentence =
  | { readonly kind: 'expired' | 'rejected'; readonly from: string; readonly to: string }
  /** `by` is the deadline for an answer, if it is before the end of the period. */
  | { readonly kind: 'waiting'; readonly from: string; readonly to: string; readonly by?: string }
  | { readonly kind: 'unanswered'; readonly from: string; readonly to: string; readonly by: string }
  | { readonly kind: 'starts' | 'open' | 'over'; readonly from: string; readonly to: string; readonly late: boolean }
  | { readonly kind: 'deviceDeleted' };

function waitingSentence({ startTime: from, endTime: to, answerBy: by }: ApprovalTimes, at: number): ApprovalSentence {
  if (by && epochOf(by) < epochOf(to)) return { kind: at < epochOf(by) ? 'waiting' : 'unanswered', from, to, by };
  return { kind: at < epochOf(to) ? 'waiting' : 'expired', from, to };
}

/** What to say about a request at a moment. The times it names are the enforced ones. */
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
