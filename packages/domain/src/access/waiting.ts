import type { MainMenuPage, SectionPage } from './navigation.ts';

/** The numbers of pending decisions, as the summary reports them to the user. */
export interface WaitingSummary {
  readonly requestApproval: number;
  readonly requestTicket: number;
}

/** The numbers of the user's pending decisions, by subject. */
export interface WaitingCounts {
  /** Access requests for devices. */
  readonly requests: number;
  /** Access tickets, which are partner applications while they are pending. */
  readonly tickets: number;
  /** Where tickets are decided: on their own page where there is one, otherwise with the requests. */
  readonly ticketPage: 'ticket-request' | 'access';
}

/** What is pending on the pages that the user can open; nothing until the summary has arrived. */
export function waitingCounts(
  pages: readonly (MainMenuPage | SectionPage)[],
  summary: WaitingSummary | null,
): WaitingCounts {
  const ticketPage = pages.includes('ticket-request') ? 'ticket-request' : 'access';
  return {
    requests: pages.includes('access') ? (summary?.requestApproval ?? 0) : 0,
    tickets: pages.includes(ticketPage) ? (summary?.requestTicket ?? 0) : 0,
    ticketPage,
  };
}

/** What is pending on the request page: each ticket counts on one page only, though this one shows them too. */
const onAccessPage = ({ requests, tickets, ticketPage }: WaitingCounts): number =>
  requests + (ticketPage === 'access' ? tickets : 0);

/** How many decisions are pending behind a main menu entry: on its page, or on one of its section. */
export function waitingInMenu(page: MainMenuPage, counts: WaitingCounts): number {
  switch (page) {
    case 'profile':
      return onAccessPage(counts);
    case 'ticket-request':
      return counts.tickets;
    default:
      return 0;
  }
}

/** How many decisions are pending on a section's page. */
export const waitingInSection = (page: SectionPage, counts: WaitingCounts): number =>
  page === 'access' ? onAccessPage(counts) : 0;
