import { hasApprovalRight, isAdmin, type RoleSession } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { calendarDay } from '../time/index.ts';
import type { Period } from './approvalPeriod.ts';
import { approvalReading, decisionsLeft } from './approvalState.ts';

/** The longest reason for a request or a decision, in characters. */
export const APPROVAL_REASON_LIMIT = 1000;

/** A request as it is written. */
export interface ApprovalDraft {
  /** Epoch milliseconds; null when date or time is missing or does not exist. */
  readonly start: number | null;
  readonly end: number | null;
  readonly reason: string;
}

/** What is wrong with a period, at which end, and why. */
export interface PeriodFault {
  readonly error: Extract<RuleMessage, 'date_validate_error'>;
  readonly field: 'start' | 'end';
  /** `order`: the end is not after the start. `over`: it has passed. `past`: the start is on a day before today. */
  readonly because: 'missing' | 'order' | 'over' | 'past';
}

/** What is wrong with a request, and where. */
export type DraftFault =
  | PeriodFault
  | { readonly error: Extract<RuleMessage, 'approvals_reason'>; readonly field: 'reason' };

const badDate = (field: PeriodFault['field'], because: PeriodFault['because']): PeriodFault => ({
  error: 'date_validate_error',
  field,
  because,
});

/**
 * Checks a period: both ends are given, the start is before the end and not on a day before today in the time zone, and
 * part of the period is still to come (B-APPROVAL-10 to -18).
 */
export function checkPeriod(
  { start, end }: Pick<ApprovalDraft, 'start' | 'end'>,
  now: number,
  zoneName: string,
): { readonly period: Period } | PeriodFault {
  if (start === null) return badDate('start', 'missing');
  if (end === null) return badDate('end', 'missing');
  if (start >= end) return badDate('end', 'order');
  if (end <= now) return badDate('end', 'over');
  if (calendarDay(start, zoneName) < calendarDay(now, zoneName)) return badDate('start', 'past');
  return { period: { start, end } };
}

/** Checks a request: its period, then its reason, which must not be blank (B-APPROVAL-16). */
export function checkRequest(
  draft: ApprovalDraft,
  now: number,
  zoneName: string,
): DraftFault | { readonly period: Period; readonly reason: string } {
  const checked = checkPeriod(draft, now, zoneName);
  if ('error' in checked) return checked;
  const reason = draft.reason.trim();
  return reason === '' ? { error: 'approvals_reason', field: 'reason' } : { period: checked.period, reason };
}

/** Whether a user decides on requests at all: a manager, or a sub-manager with the approval permission. */
export function decidesOnRequests(session: RoleSession): boolean {
  return isAdmin(session) || hasApprovalRight(session);
}

/** A decision as it is written. */
export interface DecisionDraft {
  readonly accept: boolean;
  readonly reason: string;
  /** The version of the record that was read; null decides only if it is still undecided. */
  readonly seenVersion: number | null;
}

/** The request that a decision is about. */
export interface DecidedRequest {
  /** The result of `approvalState`. */
  readonly state: number;
  readonly requesterId: number;
  /** When it can no longer be approved: the end of its period, or an earlier answer deadline; epoch milliseconds. */
  readonly end: number;
  readonly version: number;
  /** Whether the user may answer as a selected approver; without selected approvers, anyone who decides may. */
  readonly team?: { readonly mayAnswer: boolean } | null | undefined;
}

/** Why a request can't be withdrawn. */
export type WithdrawalFault = Extract<RuleMessage, 'device_deleted' | 'already_decided' | 'request_expired'>;

/** Whether the requester may still withdraw a request: while it is pending and can still be approved. */
export function checkWithdrawal(
  { state, end }: Pick<DecidedRequest, 'state' | 'end'>,
  now: number,
): WithdrawalFault | null {
  switch (approvalReading(state)) {
    case 'deviceDeleted':
      return 'device_deleted';
    case 'approved':
    case 'rejected':
      return 'already_decided';
    case 'inProgress':
      return end <= now ? 'request_expired' : null;
  }
}

/** Why a decision is refused. */
export type DecisionFault = Extract<
  RuleMessage,
  | 'no_permission'
  | 'own_request'
  | TeamFault
  | 'device_deleted'
  | 'already_decided'
  | 'changed_meanwhile'
  | 'request_expired'
  | 'approvals_reason'
  | 'denial_reason_given'
>;

/** Why a request with selected approvers is not for a user to decide on. */
export type TeamFault = Extract<RuleMessage, 'not_your_turn' | 'team_decided'>;

/**
 * Whether the selected approvers rule out a user's decision: while it is pending, those whose turn it isn't; one that
 * they rejected must be requested again, since no single user may approve it. Anyone may revoke their approval.
 */
export function teamFault({ state, team }: Pick<DecidedRequest, 'state' | 'team'>, accept: boolean): TeamFault | null {
  if (!team) return null;
  switch (approvalReading(state)) {
    case 'inProgress':
      return team.mayAnswer ? null : 'not_your_turn';
    case 'rejected':
      return accept ? 'team_decided' : null;
    case 'approved':
    case 'deviceDeleted':
      return null;
  }
}

/** Checks a written decision: a rejection needs a reason, an approval has none (B-APPROVAL-19, B-APPROVAL-20). */
export function checkDecisionReason({
  accept,
  reason,
}: Pick<DecisionDraft, 'accept' | 'reason'>): Extract<
  DecisionFault,
  'approvals_reason' | 'denial_reason_given'
> | null {
  const isBlank = reason.trim() === '';
  if (accept) return isBlank ? null : 'denial_reason_given';
  return isBlank ? 'approvals_reason' : null;
}

/**
 * Whether a user may make a decision: first whether they decide at all and not on their own request, then what is left
 * to decide, and finally what was written.
 */
export function checkDecision(
  draft: DecisionDraft,
  request: DecidedRequest,
  decider: RoleSession & { readonly id: number },
  now: number,
): DecisionFault | null {
  if (!decidesOnRequests(decider)) return 'no_permission';
  if (decider.id === request.requesterId) return 'own_request';
  if (approvalReading(request.state) === 'deviceDeleted') return 'device_deleted';
  const fault = teamFault(request, draft.accept);
  if (fault) return fault;
  const reason = checkDecisionReason(draft);
  if (reason) return reason;
  if (draft.seenVersion !== null && draft.seenVersion !== request.version) return 'changed_meanwhile';
  if (draft.seenVersion === null && approvalReading(request.state) !== 'inProgress') return 'already_decided';
  if (!decisionsLeft(request.state)[draft.accept ? 'approve' : 'reject']) return 'already_decided';
  return draft.accept && request.end <= now ? 'request_expired' : null;
}
