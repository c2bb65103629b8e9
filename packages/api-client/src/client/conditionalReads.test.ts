import { expect, it } from 'vitest';
import { conditionalReads } from './conditionalReads.ts';

interface Answer {
  readonly tag?: string;
  readonly type?: string;
  readonly body?: string;
}

/** A server that tags its answers and, following HTTP, does not resend what the caller has. */
function openServer(answerTo: (url: URL) => Answer) {
  const asked: (string | null)[] = [];
  const read = conditionalReads(async (request) => {
    const named = request.headers.get('if-none-match');
    asked.push(named);
    const { tag, type = 'application/json', body = '{}' } = answerTo(new URL(request.url));
    if (tag !== undefined && named === tag) return new Response(null, { status: 304, headers: { etag: tag } });
    return new Response(body, { headers: { 'content-type': type, ...(tag === undefined ? {} : { etag: tag }) } });
  });
  const get = (path: string, { token = 'first', language = 'ko' } = {}) =>
    read(new Request(`https://console.example${path}`, { headers: { token, 'accept-language': language } }));
  return { asked, get, read };
}

it('asks for what it has only if that changed, and gives the answer of before where it did not', async () => {
  let tag = 'W/"one"';
  const { asked, get } = openServer(() => ({ tag, body: JSON.stringify({ tag }) }));
  await get('/groups');
  const again = await get('/groups');
  expect([again.status, again.headers.get('content-type'), await again.json()]).toEqual([
    200,
    'application/json',
    { tag: 'W/"one"' },
  ]);
  tag = 'W/"two"';
  expect(await (await get('/groups')).json()).toEqual({ tag: 'W/"two"' });
  await get('/groups');
  expect(asked).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"']);
});

it('knows answers by address and language, and forgets those of a person when another one asks', async () => {
  const { asked, get } = openServer(() => ({ tag: 'W/"same"' }));
  await get('/groups');
  await get('/groups', { language: 'ja' });
  await get('/groups?page=2');
  await get('/groups', { token: 'second' });
  await get('/groups');
  expect(asked).toEqual([null, null, null, null, null]);
});

it('keeps the thirty that were used last', async () => {
  const { asked, get } = openServer(({ pathname }) => ({ tag: `W/"${pathname}"` }));
  for (let page = 1; page <= 30; page += 1) await get(`/${page}`);
  await get('/1');
  await get('/31');
  asked.length = 0;
  await get('/2');
  await get('/1');
  expect(asked).toEqual([null, 'W/"/1"']);
});

it.each([
  ['without a name', {}],
  ['that is no JSON', { tag: 'W/"picture"', type: 'image/png' }],
])('keeps nothing of an answer %s', async (_case, answer) => {
  const { asked, get } = openServer(() => answer);
  await get('/live_view/7');
  await get('/live_view/7');
  expect(asked).toEqual([null, null]);
});

it('sends what changes something as it is', async () => {
  const { asked, read } = openServer(() => ({ tag: 'W/"same"' }));
  const change = () => read(new Request('https://console.example/groups', { method: 'POST', body: '{}' }));
  await change();
  await change();
  expect(asked).toEqual([null, null]);
});
