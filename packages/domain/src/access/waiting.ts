import type { MainMenuPage, SectionPage } from './navigation.ts';

/** How many decisions wait, as the summary says it to the person. */
export interface WaitingSummary {
  readonly request_approval: number;
  readonly request_ticket: number;
}

/** How many decisions wait for the person, by the page where they are made. */
export interface WaitingCounts {
  /** Requests for access to devices. */
  readonly requests: number;
  /** Access tickets, applications of partners among them. */
  readonly tickets: number;
}

/** What waits for the person on the pages that they reach; nothing until the summary has come. */
export function waitingCounts(
  pages: readonly (MainMenuPage | SectionPage)[],
  summary: WaitingSummary | null,
): WaitingCounts {
  return {
    requests: pages.includes('access') ? (summary?.request_approval ?? 0) : 0,
    tickets: pages.includes('ticket-request') ? (summary?.request_ticket ?? 0) : 0,
  };
}

/** How many decisions wait behind an entry of the main menu: on its page, or on one of its section. */
export function waitingInMenu(page: MainMenuPage, { requests, tickets }: WaitingCounts): number {
  switch (page) {
    case 'profile':
      return requests;
    case 'ticket-request':
      return tickets;
    default:
      return 0;
  }
}

/** How many decisions wait on a page of a section. */
export const waitingInSection = (page: SectionPage, { requests }: WaitingCounts): number =>
  page === 'access' ? requests : 0;
