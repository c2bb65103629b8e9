import type { TeamRule } from './approvalPolicy.ts';

/** An approver's answer. */
export type TeamAnswer = 'approved' | 'rejected';

/** One of a request's approvers, as of its creation. */
export interface TeamApprover {
  readonly id: number;
  /** Whether the user can still decide: exists, has the permission, and is not the requester. */
  readonly present: boolean;
  readonly answer: TeamAnswer | null;
  /** Who else answers while the approver is away; null for nobody. */
  readonly delegateId: number | null;
}

/** The progress of a request with selected approvers. */
export interface TeamStatus {
  /** The approvers whose answer counts now, in order. */
  readonly turn: readonly TeamApprover[];
  /** Whether none of them is left to answer, so that the company's approvers decide. */
  readonly usual: boolean;
}

const decided = (rule: TeamRule, approvers: readonly TeamApprover[]): boolean =>
  approvers.some(({ answer }) => answer === 'rejected') ||
  (rule === 'any' && approvers.some(({ answer }) => answer === 'approved')) ||
  (approvers.length > 0 && approvers.every(({ answer }) => answer === 'approved'));

/** The approvers who are available and have not answered. */
const left = (approvers: readonly TeamApprover[]) =>
  approvers.filter(({ present, answer }) => present && answer === null);

/**
 * The progress of an undecided request. Approvers who can no longer decide are skipped. If none is left before it is
 * decided, removing an approver never grants access: the company's approvers decide on it as well.
 */
export function teamStatus(rule: TeamRule, approvers: readonly TeamApprover[]): TeamStatus {
  if (decided(rule, approvers)) return { turn: [], usual: false };
  const waiting = left(approvers);
  return { turn: rule === 'ordered' ? waiting.slice(0, 1) : waiting, usual: waiting.length === 0 };
}

/** The approver for whom a user may answer now: themselves before those who are away; null for none. */
export function seatOf({ turn }: TeamStatus, personId: number): TeamApprover | null {
  return turn.find(({ id }) => id === personId) ?? turn.find(({ delegateId }) => delegateId === personId) ?? null;
}

/** Whether a user may answer now, provided that they decide on requests at all. */
export const mayAnswer = (status: TeamStatus, personId: number): boolean =>
  status.usual || seatOf(status, personId) !== null;

/** Who is asked now: each approver whose answer counts or, while they are away, their delegate. */
export const whoIsAsked = ({ turn }: TeamStatus): ReadonlyMap<number, number> =>
  new Map(turn.map(({ id, delegateId }) => [id, delegateId ?? id]));

/** The effect of an answer. */
export type TeamOutcome =
  | { readonly kind: 'refused' }
  /** The request is decided. `approverId` is the approver answered for; null for a company approver. */
  | { readonly kind: 'decided'; readonly approverId: number | null }
  /** The answer is stored, and others have to answer as well. */
  | { readonly kind: 'kept'; readonly approverId: number };

/** The effect of a user's answer on an undecided request. */
export function teamOutcome(
  rule: TeamRule,
  approvers: readonly TeamApprover[],
  personId: number,
  accept: boolean,
): TeamOutcome {
  const status = teamStatus(rule, approvers);
  if (status.usual) return { kind: 'decided', approverId: null };
  const seat = seatOf(status, personId);
  if (!seat) return { kind: 'refused' };
  const isLast = left(approvers).length === 1;
  return accept && rule !== 'any' && !isLast
    ? { kind: 'kept', approverId: seat.id }
    : { kind: 'decided', approverId: seat.id };
}

/** An approver's status: answered, asked now, asked later, skipped, or no longer needed. */
export type SeatState = TeamAnswer | 'asked' | 'later' | 'gone' | 'unneeded';

/** The displayed status of a request's approver. */
export function seatState({ id, present, answer }: TeamApprover, { turn }: TeamStatus, isDecided: boolean): SeatState {
  if (answer !== null) return answer;
  if (isDecided) return present ? 'unneeded' : 'gone';
  if (!present) return 'gone';
  return turn.some((other) => other.id === id) ? 'asked' : 'later';
}
