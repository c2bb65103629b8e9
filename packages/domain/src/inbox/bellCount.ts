import type { WaitingCounts } from '../access/index.ts';

/** The part of the summary that counts the inbox. */
export interface InboxSummary {
  /** Unread items, except those about pending decisions. */
  readonly unreadInbox: number;
}

/**
 * The bell's number: the user's pending decisions on pages that they can open, plus unread items. Unread items about
 * pending decisions don't count, or each would count twice.
 */
export function bellCount({ requests, tickets }: WaitingCounts, summary: InboxSummary | null): number {
  return requests + tickets + (summary?.unreadInbox ?? 0);
}
