import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { callerOf } from './callers.ts';
import { addView, changeView, removeView, viewsOf } from './savedViews.ts';
import type { World } from './world.ts';

/** The answers about saved views. */
export function savedViewHandlers(world: World) {
  return [
    http.get('/saved-views', ({ request, response }) => {
      const caller = callerOf(world, request);
      return response(200).json({ status: 200, meta: {}, objects: caller ? viewsOf(world, caller) : [] });
    }),
    http.post('/saved-views', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const view = addView(world, caller, await request.json());
      if ('status' in view) return response(view.status).json(view);
      return response(200).json({ status: 200, meta: {}, objects: [view] });
    }),
    http.put('/saved-views/{savedViewPk}', async ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const view = changeView(world, caller, params.savedViewPk, await request.json());
      if ('status' in view) return response(view.status).json(view);
      return response(200).json({ status: 200, meta: {}, objects: [view] });
    }),
    http.delete('/saved-views/{savedViewPk}', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const refusal = removeView(world, caller, params.savedViewPk);
      if (refusal) return response(refusal.status).json(refusal);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
  ];
}
