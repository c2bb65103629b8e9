/** How often the header requests the summary while its window has focus, in milliseconds. */
export const SUMMARY_INTERVAL_FOCUSED_MS = 12_000;

/** How often it does so without focus, in milliseconds. */
export const SUMMARY_INTERVAL_BLURRED_MS = 1_200_000;

/** The interval between two summary calls. */
export function summaryInterval(focused: boolean): number {
  return focused ? SUMMARY_INTERVAL_FOCUSED_MS : SUMMARY_INTERVAL_BLURRED_MS;
}

/** What decides whether request tickets are announced. */
export interface TicketAnnouncement {
  /** Whether the ticket feature is enabled. */
  readonly enabled: boolean;
  /** The previous summary's count, or `null` for the first one after login. */
  readonly previous: number | null;
  /** The current summary's count. */
  readonly current: number;
}

/** Whether to show the has_request_ticket toast: after login, then only if the count has grown (A-POLL-08 to -10). */
export function announcesTickets({ enabled, previous, current }: TicketAnnouncement): boolean {
  return enabled && current > (previous ?? 0);
}
