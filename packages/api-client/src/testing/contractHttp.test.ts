import { expect, test } from 'vitest';
import { API_BASE } from '../contract/base.ts';
import { http } from './contractHttp.ts';
import { aDevice, aNotice } from './data.ts';
import { fetchFrom } from './fetchFrom.ts';
import { problem } from './given.ts';

const ORIGIN = 'http://console.example';
const call = (path: string, init?: RequestInit) => new Request(`${ORIGIN}${API_BASE}${path}`, init);

test('a handler reads the path, the query and the body of a call', async () => {
  const seen: unknown[] = [];
  const ask = fetchFrom([
    http.get('/notices', ({ query, response }) => {
      seen.push(query.get('limit'), query.get('offset'));
      return response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [aNotice()] });
    }),
    http.put('/groups/{groupPk}', async ({ params, request, response }) => {
      seen.push(params.groupPk, await request.json());
      return response(403).json(problem(403, 'no_permission'), { headers: { 'retry-after': '5' } });
    }),
  ]);
  expect(await (await ask(call('/notices?limit=5'))).json()).toMatchObject({
    meta: { total_count: 1 },
    objects: [{ pk: aNotice().id, notice_title: aNotice().noticeTitle }],
  });
  const refused = await ask(call('/groups/7', { method: 'PUT', body: JSON.stringify({ name: 'Lobby' }) }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([403, '5']);
  expect(seen).toEqual(['5', null, '7', { name: 'Lobby' }]);
});

test('a handler has the names of the model, and what goes over the wire those of the contract', async () => {
  const seen: unknown[] = [];
  const ask = fetchFrom([
    http.get('/devices', ({ query, response }) => {
      seen.push(query.get('isOnline'), query.get('group'));
      return response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [aDevice({ id: 7, groupId: 3 })] });
    }),
    http.put('/users/{userPk}', async ({ request, response }) => {
      seen.push(await request.clone().json(), await request.json());
      return response(405).json(problem(405, 'search_manager_405', 'approverId'));
    }),
  ]);
  expect(await (await ask(call('/devices?alive=1&device_group_pk=all'))).json()).toMatchObject({
    meta: { total_count: 1 },
    objects: [{ pk: 7, device_group_fk: 3, alive: 1 }],
  });
  const change = JSON.stringify({ flag_active: 0, approver_fk: 5 });
  expect(await (await ask(call('/users/7', { method: 'PUT', body: change }))).json()).toMatchObject({
    error: 'search_manager_405',
    field: 'approver_fk',
  });
  const read = { isActive: false, approverId: 5 };
  expect(seen).toEqual(['1', 'all', read, read]);
});

test('a path with a parameter leaves a fixed path to the handler of that', async () => {
  const ask = fetchFrom([
    http.get('/devices/{devicePk}', ({ params, response }) =>
      response.untyped(new Response(`device ${params.devicePk}`)),
    ),
    http.get('/devices/summary', ({ response }) => response.untyped(new Response('summary'))),
  ]);
  expect(await (await ask(call('/devices/12'))).text()).toBe('device 12');
  expect(await (await ask(call('/devices/summary'))).text()).toBe('summary');
});

test('an answer that the contract does not describe is given as it is', async () => {
  const ask = fetchFrom([
    http.get('/notices', ({ response }) => response.untyped(new Response('away', { status: 502 }))),
  ]);
  const answer = await ask(call('/notices'));
  expect([answer.status, await answer.text()]).toEqual([502, 'away']);
});

test('the types refuse what the contract does not know', () => {
  const wrong = () => [
    // @ts-expect-error: there is no such path
    http.get('/nothing', () => undefined),
    // @ts-expect-error: nobody deletes the list of notices
    http.delete('/notices', () => undefined),
    // @ts-expect-error: the operation never answers 418
    http.get('/notices', ({ response }) => response(418).json({})),
    // @ts-expect-error: a notice is no text
    http.get('/notices', ({ response }) => response(200).json({ status: 200, meta: {}, objects: ['notice'] })),
    // @ts-expect-error: the query has no such parameter
    http.get('/notices', ({ query }) => void query.get('colour')),
  ];
  expect(wrong).toBeTypeOf('function');
});
