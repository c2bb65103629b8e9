import type { RoleSession } from '../permissions/index.ts';
import { dateTimeText } from '../time/index.ts';
import { answerableUntil, type Period } from './approvalPeriod.ts';
import { decidesOnRequests, teamFault, type TeamFault } from './approvalRules.ts';
import type { Recurrence } from './recurringWindow.ts';
import { approvalReading, decisionsLeft, ownApprovalMode } from './approvalState.ts';

/** What the approval dialog can be opened for, and nothing else (A-DIALOG-14). */
export const APPROVAL_DIALOG_MODES = ['new', 'renew', 'reject', 'ing', 'admin', 'admin_history'] as const;

/** What the approval dialog is opened for. */
export type ApprovalDialogMode = (typeof APPROVAL_DIALOG_MODES)[number];

/** The modes in which a request is written. */
export type ApprovalRequestMode = Extract<ApprovalDialogMode, 'new' | 'renew' | 'reject'>;

/** What a record says of its state. */
export interface ApprovalStatus {
  readonly decisionState: number;
  /** Whether its period is over. */
  readonly expired: boolean;
}

/**
 * How the dialog opens for a device: by the person's latest request for it, `null` when there is none. A request that
 * was given up on because its period is over can be made again.
 */
export function deviceRequestMode(
  latest: ApprovalStatus | null,
): Exclude<ApprovalDialogMode, 'admin' | 'admin_history'> {
  return (latest && ownApprovalMode(latest.decisionState, latest.expired)) ?? 'new';
}

/** How the dialog opens for whoever decides: `admin` for what waits, `admin_history` for what is processed. */
export function decisionMode({ decisionState, expired }: ApprovalStatus): 'admin' | 'admin_history' {
  return approvalReading(decisionState) === 'inProgress' && !expired ? 'admin' : 'admin_history';
}

/** What is known of a request when decisions on it are offered. */
export interface OfferedRequest extends ApprovalStatus {
  readonly requesterId: number;
  /** ISO 8601. */
  readonly endTime: string;
  /** Until when somebody has to answer, ISO 8601; null or left out where only the period sets a limit. */
  readonly answerBy?: string | null | undefined;
  /** Whether the person may answer among chosen approvers; left out without chosen ones. */
  readonly team?: { readonly mayAnswer: boolean } | undefined;
}

/** The decisions to offer, and why one of them is missing. */
export interface OfferedDecisions {
  readonly approve: boolean;
  readonly reject: boolean;
  readonly because: 'no_permission' | 'own_request' | 'device_deleted' | 'request_expired' | TeamFault | null;
}

/**
 * The decisions that a person is offered on a request: those that its state allows, never on one's own, and no
 * approval of a period that is over (B-APPROVAL-07 to -09, B-APPROVAL-36).
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
  /** The weekly window that is asked for, of which the period is the whole. */
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
 * The body of a decision (C-APPROVAL-14). One on what waits is about what is not decided yet; a reversal names the
 * version of the record that was read.
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
