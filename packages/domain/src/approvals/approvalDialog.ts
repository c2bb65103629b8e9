import type { RoleSession } from '../permissions/index.ts';
import { dateTimeText } from '../time/index.ts';
import { answerableUntil, type Period } from './approvalPeriod.ts';
import { decidesOnRequests, teamFault, type TeamFault } from './approvalRules.ts';
import type { Recurrence } from './recurringWindow.ts';
import { approvalReading, decisionsLeft, ownApprovalMode } from './approvalState.ts';

/** The modes in which the approval dialog can be opened (A-DIALOG-14). */
export const APPROVAL_DIALOG_MODES = ['new', 'renew', 'reject', 'ing', 'admin', 'admin_history'] as const;

/** A mode of the approval dialog. */
export type ApprovalDialogMode = (typeof APPROVAL_DIALOG_MODES)[number];

/** The modes in which a request is written. */
export type ApprovalRequestMode = Extract<ApprovalDialogMode, 'new' | 'renew' | 'reject'>;

/** What a record says about its state. */
export interface ApprovalStatus {
  readonly decisionState: number;
  /** Whether its period is over. */
  readonly expired: boolean;
}

/**
 * How the dialog opens for a device, by the user's latest request for it (`null` for none). A request that was left
 * undecided until its period was over can be made again.
 */
export function deviceRequestMode(
  latest: ApprovalStatus | null,
): Exclude<ApprovalDialogMode, 'admin' | 'admin_history'> {
  return (latest && ownApprovalMode(latest.decisionState, latest.expired)) ?? 'new';
}

/** How the dialog opens for approvers: `admin` for pending requests, `admin_history` for processed ones. */
export function decisionMode({ decisionState, expired }: ApprovalStatus): 'admin' | 'admin_history' {
  return approvalReading(decisionState) === 'inProgress' && !expired ? 'admin' : 'admin_history';
}

/** What is known about a request when decisions on it are offered. */
export interface OfferedRequest extends ApprovalStatus {
  readonly requesterId: number;
  /** ISO 8601. */
  readonly endTime: string;
  /** The deadline for an answer, ISO 8601; null or omitted where only the period sets a limit. */
  readonly answerBy?: string | null | undefined;
  /** Whether the user may answer as one of the selected approvers; omitted without selected approvers. */
  readonly team?: { readonly mayAnswer: boolean } | undefined;
}

/** The available decisions, and why one of them is missing. */
export interface OfferedDecisions {
  readonly approve: boolean;
  readonly reject: boolean;
  readonly because: 'no_permission' | 'own_request' | 'device_deleted' | 'request_expired' | TeamFault | null;
}

/**
 * The decisions that a user is offered on a request: those that its state allows, never on one's own request, and no
 * approval once its period is over (B-APPROVAL-07 to -09, B-APPROVAL-36).
 */
export function offeredDecisions(
  request: OfferedRequest,
  decider: RoleSession & { readonly id?: number | null | undefined },
  now: number,
): OfferedDecisions {
  const none = { approve: false, reject: false } as const;
  if (!decidesOnRequests(decider)) return { ...none, because: 'no_permission' };
  if (decider.id === request.requesterId) return { ...none, because: 'own_request' };
  if (approvalReading(request.decisionState) === 'deviceDeleted') return { ...none, because: 'device_deleted' };
  const { approve, reject } = decisionsLeft(request.decisionState);
  const fault = teamFault({ state: request.decisionState, team: request.team }, approve);
  if (fault) return { ...none, because: fault };
  if (approve && answerableUntil(request) <= now) return { approve: false, reject, because: 'request_expired' };
  return { approve, reject, because: null };
}

/** What a request is sent with. */
export interface WrittenRequest {
  readonly deviceId: number;
  /** Who is asked; `null` leaves it to the administrator (B-APPROVAL-25). */
  readonly approver: { readonly id: number; readonly name: string } | null;
  readonly period: Period;
  readonly reason: string;
  /** The request that this one renews or repeats. */
  readonly earlierId: number | null;
  /** The requested weekly window, whose overall range is the period. */
  readonly recurrence?: Recurrence | undefined;
}

/** The body of a request (B-APPROVAL-28, B-APPROVAL-29). */
export function approvalRequestBody({ deviceId, approver, period, reason, earlierId, recurrence }: WrittenRequest) {
  return {
    deviceId,
    ...(approver ? { chosenApproverId: approver.id, approverName: approver.name } : {}),
    startTime: dateTimeText(period.start),
    endTime: dateTimeText(period.end),
    approvalReason: reason.trim(),
    ...(earlierId === null ? {} : { earlierId }),
    ...(recurrence ? { recurrence: { ...recurrence, weekdays: [...recurrence.weekdays] } } : {}),
  };
}

/**
 * The body of a decision (C-APPROVAL-14). A decision on a pending request applies only if it is still undecided; a
 * reversal names the version of the record that was read.
 */
export function approvalDecisionBody(
  record: ApprovalStatus & { readonly id: number; readonly version: number },
  accept: boolean,
  reason: string,
) {
  const isReversal = decisionMode(record) === 'admin_history';
  return {
    id: record.id,
    isAccepted: accept,
    ...(accept ? {} : { decisionReason: reason.trim() }),
    ...(isReversal ? { version: record.version } : {}),
  };
}
