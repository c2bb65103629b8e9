import { expect, it } from 'vitest';
import { MAIN_MENU_PAGES, SECTION_PAGES } from './navigation.ts';
import { waitingCounts, waitingInMenu, waitingInSection } from './waiting.ts';

const SUMMARY = { request_approval: 6, request_ticket: 3 };

it('counts what waits on the pages that the person reaches, and nothing before it is known', () => {
  expect(waitingCounts(['deviceAll', 'access', 'ticket-request'], SUMMARY)).toEqual({ requests: 6, tickets: 3 });
  expect(waitingCounts(['access'], SUMMARY)).toEqual({ requests: 6, tickets: 0 });
  expect(waitingCounts(['ticket-request'], SUMMARY)).toEqual({ requests: 0, tickets: 3 });
  expect(waitingCounts(['deviceAll'], SUMMARY)).toEqual({ requests: 0, tickets: 0 });
  expect(waitingCounts(['access', 'ticket-request'], null)).toEqual({ requests: 0, tickets: 0 });
});

it('is said at the page, and at the entry of the main menu that leads there, and nowhere else', () => {
  const counts = { requests: 6, tickets: 3 };
  const said = (found: readonly (readonly [string, number])[]) => found.filter(([, count]) => count > 0);
  expect(said(MAIN_MENU_PAGES.map((page) => [page, waitingInMenu(page, counts)]))).toEqual([
    ['profile', 6],
    ['ticket-request', 3],
  ]);
  const inSections = Object.values(SECTION_PAGES).flat();
  expect(said(inSections.map((page) => [page, waitingInSection(page, counts)]))).toEqual([['access', 6]]);
});
