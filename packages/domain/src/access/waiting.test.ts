import { describe, expect, it } from 'vitest';
import { MAIN_MENU_PAGES, SECTION_PAGES } from './navigation.ts';
import { waitingCounts, waitingInMenu, waitingInSection, type WaitingCounts } from './waiting.ts';

const SUMMARY = { requestApproval: 6, requestTicket: 3 };

it('counts what waits on the pages that the person reaches, and nothing before it is known', () => {
  const own = { ticketPage: 'ticket-request' } as const;
  expect(waitingCounts(['deviceAll', 'access', 'ticket-request'], SUMMARY)).toEqual({
    requests: 6,
    tickets: 3,
    ...own,
  });
  expect(waitingCounts(['ticket-request'], SUMMARY)).toEqual({ requests: 0, tickets: 3, ...own });
  expect(waitingCounts(['access', 'ticket-request'], null)).toEqual({ requests: 0, tickets: 0, ...own });
  const together = { ticketPage: 'access' } as const;
  expect(waitingCounts(['access'], SUMMARY)).toEqual({ requests: 6, tickets: 3, ...together });
  expect(waitingCounts(['deviceAll'], SUMMARY)).toEqual({ requests: 0, tickets: 0, ...together });
});

describe('what waits is said at the page, and at the entry of the main menu that leads there, and nowhere else', () => {
  const said = (found: readonly (readonly [string, number])[]) => found.filter(([, count]) => count > 0);
  const inMenu = (counts: WaitingCounts) => said(MAIN_MENU_PAGES.map((page) => [page, waitingInMenu(page, counts)]));
  const inSections = (counts: WaitingCounts) => {
    const pages = Object.values(SECTION_PAGES).flat();
    return said(pages.map((page) => [page, waitingInSection(page, counts)]));
  };

  it('with a page of tickets', () => {
    const counts = { requests: 6, tickets: 3, ticketPage: 'ticket-request' } as const;
    expect(inMenu(counts)).toEqual([
      ['profile', 6],
      ['ticket-request', 3],
    ]);
    expect(inSections(counts)).toEqual([['access', 6]]);
  });

  it('without one', () => {
    const counts = { requests: 6, tickets: 3, ticketPage: 'access' } as const;
    expect(inMenu(counts).slice(0, 1)).toEqual([['profile', 9]]);
    expect(inSections(counts)).toEqual([['access', 9]]);
  });
});
