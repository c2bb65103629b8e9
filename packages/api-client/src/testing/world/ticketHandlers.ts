import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { callerOf } from './callers.ts';
import { actOnTicket, chosenTickets } from './tickets.ts';
import { pageOf, type World } from './world.ts';

/** The answers about the tickets of temporary users. */
export function ticketHandlers(world: World) {
  return [
    http.get('/tickets', ({ query, response }) => {
      const { rows, counts } = chosenTickets(world, query);
      return response(200).json({ ...pageOf(rows, query), meta: counts });
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
