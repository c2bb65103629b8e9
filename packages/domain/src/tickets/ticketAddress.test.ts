import { describe, expect, it } from 'vitest';
import { formatTicketView, linkedTicket, parseTicketView, ticketHref, type TicketView } from './index.ts';

const PLAIN: TicketView = { tab: 'requested', page: 1, pageSize: 10, search: { key: 'any', value: '' } };

describe('the address of the ticket page', () => {
  it('is plain for the page as it opens: the first of 10 that wait [C-TICKET-08]', () => {
    expect(parseTicketView({})).toEqual(PLAIN);
    expect(formatTicketView(PLAIN)).toEqual({});
  });

  it('carries everything that was chosen', () => {
    const view: TicketView = {
      tab: 'completed',
      page: 3,
      pageSize: 20,
      search: { key: 'device_name', value: 'KIOSK' },
    };
    expect(formatTicketView(view)).toEqual({
      state: 'completed',
      page: '3',
      size: '20',
      search_key: 'device_name',
      search_value: 'KIOSK',
    });
    expect(parseTicketView(formatTicketView(view))).toEqual(view);
  });

  it('opens a ticket automatically when it names one', () => {
    const link = ticketHref('en', 12);
    expect(link).toBe('/en/access-ticket/request?ticket=12');
    expect(linkedTicket(Object.fromEntries(new URL(link, 'https://c').searchParams))).toBe(12);
    for (const ticket of [undefined, '', '0', 'twelve']) expect(linkedTicket({ ticket })).toBeNull();
  });

  it('shows something whatever it says', () => {
    expect(parseTicketView({ state: 'lost', page: '-1', size: '7', search_key: 'x', search_value: '  ' })).toEqual(
      PLAIN,
    );
  });
});
