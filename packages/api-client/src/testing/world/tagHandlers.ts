import { http } from '../contractHttp.ts';
import { callerOf } from './callers.ts';
import { addTag, changeTag, removeTag, setTags, setTagsBySheet, tagRecord, tagRecords } from './tags.ts';
import type { World } from './world.ts';

const one = <Item>(item: Item) => ({ status: 200 as const, meta: {}, objects: [item] });

/** The answers about tags. */
export function tagHandlers(world: World) {
  return [
    http.get('/tags', ({ request, response }) =>
      response(200).json({ status: 200, meta: {}, objects: tagRecords(world, callerOf(world, request)) }),
    ),
    http.post('/tags', async ({ request, response }) => {
      const caller = callerOf(world, request);
      const made = addTag(world, caller, await request.json());
      return 'error' in made
        ? response(made.status).json(made)
        : response(200).json(one(tagRecord(world, caller, made)));
    }),
    http.put('/tags/devices', async ({ request, response }) => {
      const { deviceIds, ...change } = await request.json();
      const outcome = setTags(world, callerOf(world, request), deviceIds, change);
      return 'error' in outcome ? response(outcome.status).json(outcome) : response(200).json(one(outcome));
    }),
    http.post('/tags/sheet', async ({ request, response }) =>
      response(200).json(one(setTagsBySheet(world, callerOf(world, request), await request.json()))),
    ),
    http.put('/tags/{tagPk}', async ({ params, request, response }) => {
      const caller = callerOf(world, request);
      const tag = changeTag(world, caller, Number(params.tagPk), await request.json());
      return 'error' in tag ? response(tag.status).json(tag) : response(200).json(one(tagRecord(world, caller, tag)));
    }),
    http.delete('/tags/{tagPk}', ({ params, request, response }) => {
      const refusal = removeTag(world, callerOf(world, request), Number(params.tagPk));
      if (refusal) return response(refusal.status).json(refusal);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
  ];
}
