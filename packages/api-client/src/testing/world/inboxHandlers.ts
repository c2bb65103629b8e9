import { INBOX_PAGE_SIZE } from '@remote-console/domain';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { callerOf } from './callers.ts';
import { choose, chosenItems, markItems, preferencesOf } from './inbox.ts';
import { pageOf, type World } from './world.ts';

/** The answers about what concerns a person. */
export function inboxHandlers(world: World) {
  return [
    http.get('/inbox', ({ request, query, response }) => {
      const caller = callerOf(world, request);
      const items = caller ? chosenItems(world, caller, query) : [];
      const cut = {
        get: (name: 'limit' | 'offset') => query.get(name) ?? (name === 'limit' ? String(INBOX_PAGE_SIZE) : null),
      };
      return response(200).json(pageOf(items, cut));
    }),
    http.put('/inbox', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const refusal = markItems(world, caller, await request.json());
      if (refusal) return response(400).json(refusal);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
    http.get('/inbox/preferences', ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      return response(200).json({ status: 200, meta: {}, objects: preferencesOf(world, caller) });
    }),
    http.put('/inbox/preferences', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const preference = await request.json();
      const refusal = choose(world, caller, preference);
      if (refusal) return response(400).json(refusal);
      return response(200).json({ status: 200, meta: {}, objects: [preference] });
    }),
  ];
}
