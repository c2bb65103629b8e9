import type { TeamRule } from './approvalPolicy.ts';

/** What an approver answered. */
export type TeamAnswer = 'approved' | 'rejected';

/** One of the approvers of a request, as it was made. */
export interface TeamApprover {
  readonly id: number;
  /** Whether the person may still decide: is there, has the right, and is not the requester. */
  readonly present: boolean;
  readonly answer: TeamAnswer | null;
  /** Who answers besides while the approver is away; null for nobody. */
  readonly delegateId: number | null;
}

/** How far a request with chosen approvers is. */
export interface TeamStatus {
  /** The approvers whose answer counts now, in their order. */
  readonly turn: readonly TeamApprover[];
  /** Whether nobody of them is left to answer, so that whoever decides on requests of the company does. */
  readonly usual: boolean;
}

const decided = (rule: TeamRule, approvers: readonly TeamApprover[]): boolean =>
  approvers.some(({ answer }) => answer === 'rejected') ||
  (rule === 'any' && approvers.some(({ answer }) => answer === 'approved')) ||
  (approvers.length > 0 && approvers.every(({ answer }) => answer === 'approved'));

/** The approvers who are there and have not answered. */
const left = (approvers: readonly TeamApprover[]) =>
  approvers.filter(({ present, answer }) => present && answer === null);

/**
 * How far a request is that nobody has decided on. Who cannot decide any more is passed over. Where nobody is left before it
 * is decided, nobody's removal grants access: whoever decides on requests of the company decides on this one, too.
 */
export function teamStatus(rule: TeamRule, approvers: readonly TeamApprover[]): TeamStatus {
  if (decided(rule, approvers)) return { turn: [], usual: false };
  const waiting = left(approvers);
  return { turn: rule === 'ordered' ? waiting.slice(0, 1) : waiting, usual: waiting.length === 0 };
}

/** The approver for whom a person may answer now: oneself before those who are away; null for none. */
export function seatOf({ turn }: TeamStatus, personId: number): TeamApprover | null {
  return turn.find(({ id }) => id === personId) ?? turn.find(({ delegateId }) => delegateId === personId) ?? null;
}

/** Whether a person may answer now, provided that the person decides on requests at all. */
export const mayAnswer = (status: TeamStatus, personId: number): boolean =>
  status.usual || seatOf(status, personId) !== null;

/** Who is asked now: for each approver whose answer counts, that person or, while away, the delegate. */
export const whoIsAsked = ({ turn }: TeamStatus): ReadonlyMap<number, number> =>
  new Map(turn.map(({ id, delegateId }) => [id, delegateId ?? id]));

/** What an answer comes to. */
export type TeamOutcome =
  | { readonly kind: 'refused' }
  /** The request is decided. `approverId` is for whom the answer was given; null where whoever decides did. */
  | { readonly kind: 'decided'; readonly approverId: number | null }
  /** The answer is kept, and others have to answer as well. */
  | { readonly kind: 'kept'; readonly approverId: number };

/** What an answer of a person comes to, on a request that nobody has decided on. */
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

/** How an approver is shown: answered, asked now, asked later, passed over, or not needed any more. */
export type SeatState = TeamAnswer | 'asked' | 'later' | 'gone' | 'unneeded';

/** How an approver of a request is shown. */
export function seatState({ id, present, answer }: TeamApprover, { turn }: TeamStatus, isDecided: boolean): SeatState {
  if (answer !== null) return answer;
  if (isDecided) return present ? 'unneeded' : 'gone';
  if (!present) return 'gone';
  return turn.some((other) => other.id === id) ? 'asked' : 'later';
}
