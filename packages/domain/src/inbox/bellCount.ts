import type { WaitingCounts } from '../access/index.ts';

/** The part of the summary that the inbox is counted in. */
export interface InboxSummary {
  /** Unread items, apart from those about what waits for a decision. */
  readonly unreadInbox: number;
}

/**
 * The number at the bell: the decisions that wait for the person on the pages that they reach, and what is unread besides.
 * Unread items about what waits are no part of it, or each would count twice.
 */
export function bellCount({ requests, tickets }: WaitingCounts, summary: InboxSummary | null): number {
  return requests + tickets + (summary?.unreadInbox ?? 0);
}
