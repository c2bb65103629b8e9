import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS } from '../time/index.ts';

/** Who answers for an approver while that one is away. Times are epoch milliseconds. */
export interface Delegation {
  readonly delegateId: number;
  /** The first moment. */
  readonly from: number;
  /** The first moment at which it is over. */
  readonly until: number;
}

/** For how long an approver can name a delegate at once. */
export const LONGEST_DELEGATION_MS = 366 * DAY_MS;

/** What is wrong with a delegation as it is written, and where. */
export type DelegationFault =
  | { readonly error: Extract<RuleMessage, 'date_validate_error'>; readonly field: 'fromTime' | 'untilTime' }
  | { readonly error: Extract<RuleMessage, 'search_manager_405' | 'delegate_self'>; readonly field: 'delegateId' };

/**
 * Checks a delegation as it is written: to another person who decides on requests of the company, for a time that comes
 * to an end, and of which something is still to come.
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

/** Whether a delegation is in force: its beginning belongs to it, its end does not. */
export const isDelegating = ({ from, until }: Pick<Delegation, 'from' | 'until'>, now: number): boolean =>
  from <= now && now < until;

/**
 * Who answers besides an approver now. It goes one step: a delegate who is away as well has no delegate here, so that
 * nobody comes to decide whom the approver does not know, and no circle can be made. The requester never does, nor who
 * may not decide.
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
