import type { ProblemKey, Ticket, TicketCounts } from '@remote-console/api-client';
import { http, problem } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { delay } from 'msw';
import { fn } from 'storybook/test';
import { exampleFleet } from '../../devices/testing/exampleFleet.ts';
import { askedOf } from '../../testing/askedOf.ts';

/** Called for each list call, with its parameters, and for each action that was sent. */
export const askedTickets = fn<(query: Readonly<Record<string, string>>) => void>();
export const acted = fn<(body: unknown) => void>();

/** Resets a story. */
export function forgetTickets(): void {
  askedTickets.mockClear();
  acted.mockClear();
}

/** Mock answers of a server for tickets. */
export const ticketServer = {
  list: (tickets: Ticket[], counts: Omit<TicketCounts, 'totalCount'>, total = tickets.length) =>
    http.get('/tickets', ({ request, response }) => {
      const query = askedOf(request);
      askedTickets(query);
      const linked = query['ticketId'];
      const objects = linked === undefined ? tickets : tickets.filter(({ ticketId }) => String(ticketId) === linked);
      return response(200).json({ status: 200, meta: { ...counts, totalCount: total }, objects });
    }),
  hangs: () => http.get('/tickets', async () => void (await delay('infinite'))),
  fails: () => http.get('/tickets', () => Response.error()),
  acts: () =>
    http.post('/tickets', async ({ request, response }) => {
      acted(await request.json());
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
  refuses: (error: ProblemKey) =>
    http.post('/tickets', async ({ request, response }) => {
      acted(await request.json());
      return response(409).json(problem(409, error));
    }),
  devices: (language: Language) =>
    http.get('/devices', ({ query, response }) => {
      const wanted = (query.get('searchValue') ?? '').toLowerCase();
      const found = exampleFleet(language).filter(({ alias }) => alias.toLowerCase().includes(wanted));
      return response(200).json({ status: 200, meta: { totalCount: found.length }, objects: found });
    }),
};
