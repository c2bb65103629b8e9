import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS } from '../time/index.ts';

/** Who answers for an approver who is away. Times are epoch milliseconds. */
export interface Delegation {
  readonly delegateId: number;
  /** The first moment. */
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
}

/** The longest delegation that an approver can set up in one go. */
export const LONGEST_DELEGATION_MS = 366 * DAY_MS;

/** What is wrong with a delegation as entered, and where. */
export type DelegationFault =
  | { readonly error: Extract<RuleMessage, 'date_validate_error'>; readonly field: 'fromTime' | 'untilTime' }
  | { readonly error: Extract<RuleMessage, 'search_manager_405' | 'delegate_self'>; readonly field: 'delegateId' };

/**
 * Checks a delegation as entered: to another user who decides on the company's requests, for a limited time, part of
 * which is still to come.
 */
export function checkDelegation(
  {
    delegateId,
    from,
    until,
  }: { readonly delegateId: number; readonly from: number | null; readonly until: number | null },
  approverId: number,
  delegateDecides: boolean,
  now: number,
): DelegationFault | { readonly delegation: Delegation } {
  if (delegateId === approverId) return { error: 'delegate_self', field: 'delegateId' };
  if (!delegateDecides) return { error: 'search_manager_405', field: 'delegateId' };
  if (from === null) return { error: 'date_validate_error', field: 'fromTime' };
  if (until === null || until <= from || until <= now || until - from > LONGEST_DELEGATION_MS) {
    return { error: 'date_validate_error', field: 'untilTime' };
  }
  return { delegation: { delegateId, from, until } };
}

/** Whether a delegation is in force, including its start and excluding its end. */
export const isDelegating = ({ from, until }: Pick<Delegation, 'from' | 'until'>, now: number): boolean =>
  from <= now && now < until;

/**
 * Who answers besides an approver now. Delegation goes one step: a delegate who is also away has no delegate here, so
 * that nobody decides whom the approver doesn't know, and no cycle can arise. Neither the requester nor anyone who may
 * not decide ever answers.
 */
export function delegateNow(
  delegation: Delegation | null,
  {
    requesterId,
    mayDecide,
    now,
  }: {
    readonly requesterId: number;
    readonly mayDecide: (pk: number) => boolean;
    readonly now: number;
  },
): number | null {
  if (!delegation || !isDelegating(delegation, now)) return null;
  const { delegateId } = delegation;
  return delegateId !== requesterId && mayDecide(delegateId) ? delegateId : null;
}
