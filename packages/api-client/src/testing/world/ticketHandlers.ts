import { DEFAULT_TICKET_PAGE_SIZE } from '@remote-console/domain';
import { http, problem } from '../given.ts';
import { callerOf } from './callers.ts';
import { actOnTicket, chosenTickets } from './tickets.ts';
import type { World } from './world.ts';

/** The answers about what temporary users ask for. */
export function ticketHandlers(world: World) {
  return [
    http.get('/tickets', ({ query, response }) => {
      const { rows, counts } = chosenTickets(world, query);
      const offset = Number(query.get('offset') ?? 0);
      const objects = rows.slice(offset, offset + Number(query.get('limit') ?? DEFAULT_TICKET_PAGE_SIZE));
      return response(200).json({ status: 200, meta: counts, objects });
    }),
    http.post('/tickets', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const refusal = actOnTicket(world, caller, await request.json());
      if (refusal) return response(refusal.status).json(refusal);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
  ];
}
