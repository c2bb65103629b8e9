import type { MainMenuPage, SectionPage } from './navigation.ts';

/** How many decisions wait, as the summary says it to the person. */
export interface WaitingSummary {
  readonly requestApproval: number;
  readonly requestTicket: number;
}

/** How many decisions wait for the person, by what they are about. */
export interface WaitingCounts {
  /** Requests for access to devices. */
  readonly requests: number;
  /** Access tickets, which are applications of partners as long as they wait. */
  readonly tickets: number;
  /** Where tickets are decided on: on their own page where there is one, else with the requests. */
  readonly ticketPage: 'ticket-request' | 'access';
}

/** What waits for the person on the pages that they reach; nothing until the summary has come. */
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

/** What waits on the page of requests: each ticket is counted on one page, though this one shows them as well. */
const onAccessPage = ({ requests, tickets, ticketPage }: WaitingCounts): number =>
  requests + (ticketPage === 'access' ? tickets : 0);

/** How many decisions wait behind an entry of the main menu: on its page, or on one of its section. */
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

/** How many decisions wait on a page of a section. */
export const waitingInSection = (page: SectionPage, counts: WaitingCounts): number =>
  page === 'access' ? onAccessPage(counts) : 0;
