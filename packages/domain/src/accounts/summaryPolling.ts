/** How often the header asks for the summary while its window has the focus, in milliseconds. */
export const SUMMARY_INTERVAL_FOCUSED_MS = 12_000;

/** How often it asks while the window has no focus, in milliseconds. */
export const SUMMARY_INTERVAL_BLURRED_MS = 1_200_000;

/** The interval between two summary calls. */
export function summaryInterval(focused: boolean): number {
  return focused ? SUMMARY_INTERVAL_FOCUSED_MS : SUMMARY_INTERVAL_BLURRED_MS;
}

/** What decides whether request tickets are announced. */
export interface TicketAnnouncement {
  /** Whether the ticket feature is on. */
  readonly enabled: boolean;
  /** The count of the summary before, or `null` for the first after login. */
  readonly previous: number | null;
  /** The count of this summary. */
  readonly current: number;
}

/** Whether the toast has_request_ticket is due: after login, and then only when the count has risen (A-POLL-08 to -10). */
export function announcesTickets({ enabled, previous, current }: TicketAnnouncement): boolean {
  return enabled && current > (previous ?? 0);
}
