import { describe, expect, it, vi } from 'vitest';
import { answerOf, createApiClient, type ApiClientOptions } from './client.ts';
import { ApiFailure, failureOf } from './failure.ts';

const page = (objects: unknown[]) => ({ status: 200, meta: { total_count: objects.length }, objects });

function clientThatGets(answer: () => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createApiClient({
    origin: 'https://console.example',
    token: () => 'session-token',
    language: () => 'ja',
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
    ...options,
  });
  return { client, sent };
}

describe('a call', () => {
  it('goes to the base path plus the resource [C-API-01] [A-API-01] [B-API-11]', async () => {
    const { client, sent } = clientThatGets(() => Response.json(page([])));
    await client.GET('/groups');
    expect(sent.map(({ url }) => url)).toEqual(['https://console.example/lmm/api/v1.0/groups']);
  });

  it('that lies beside the base goes to its own, and carries what every call carries [A-API-02]', async () => {
    const { client, sent } = clientThatGets(() => new Response('"answer"'));
    await client.GET('/version');
    await client.GET('/live_view/{devicePk}', { params: { path: { devicePk: 7 }, query: { t: '1' } } });
    expect(sent.map(({ url, headers }) => [url, headers.get('token')])).toEqual([
      ['https://console.example/launcher/api/v1.0/version', 'session-token'],
      ['https://console.example/live_view/7?t=1', 'session-token'],
    ]);
  });

  it('that uploads sends its form whole to its own base [A-API-02]', async () => {
    const { client, sent } = clientThatGets(() => Response.json(page([])));
    const form = new FormData();
    form.set('file', new File(['picture'], 'logo.png', { type: 'image/png' }));
    await client.POST('/upload', { body: { file: '' }, bodySerializer: () => form });
    const [request] = sent;
    const file = (await request?.formData())?.get('file');
    expect([request?.url, request?.method]).toEqual(['https://console.example/upload', 'POST']);
    expect(file instanceof File ? [file.name, await file.text()] : file).toEqual(['logo.png', 'picture']);
  });

  it('is sent under the names of the contract, flags as numbers', async () => {
    const { client, sent } = clientThatGets(() => Response.json(page([])));
    await client.GET('/devices', { params: { query: { limit: 10, offset: 0, group: '7', isOnline: true } } });
    await client.PUT('/users/{userPk}', {
      params: { path: { userPk: 5 } },
      body: { version: 1, isActive: false, approverId: 9, canUpdate: true },
    });
    const [list, change] = sent;
    expect(Object.fromEntries(new URL(list?.url ?? '').searchParams)).toEqual({
      limit: '10',
      offset: '0',
      device_group_pk: '7',
      alive: '1',
    });
    expect(await change?.json()).toEqual({ version: 1, flag_active: 0, approver_fk: 9, auth_update: 1 });
  });

  it('carries the token, also an empty one before login [C-API-03] [A-API-04] [B-API-06]', async () => {
    let token = '';
    const { client, sent } = clientThatGets(() => Response.json(page([])), { token: () => token });
    await client.GET('/notices');
    token = 'after-login';
    await client.GET('/groups');
    expect(sent.map((request) => request.headers.get('token'))).toEqual(['', 'after-login']);
  });

  it('carries the language of the moment as Accept-Language [C-LANG-06] [A-LANG-09] [B-API-07]', async () => {
    let language = 'ko';
    const { client, sent } = clientThatGets(() => Response.json(page([])), { language: () => language });
    await client.GET('/groups');
    language = 'en';
    await client.GET('/groups');
    expect(sent.map((request) => request.headers.get('accept-language'))).toEqual(['ko', 'en']);
  });

  it('says when no one is at the screen, and nothing otherwise', async () => {
    let unattended = false;
    const { client, sent } = clientThatGets(() => Response.json(page([])), { unattended: () => unattended });
    await client.GET('/groups');
    unattended = true;
    await client.GET('/groups');
    expect(sent.map((request) => request.headers.get('x-unattended'))).toEqual([null, '1']);
  });

  it('is given up after 30,000 ms and not before, and counts as unreachable [A-API-05] [B-API-08] [C-API-02]', async () => {
    vi.useFakeTimers();
    const timeouts: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    const client = createApiClient({
      origin: 'https://console.example',
      token: () => '',
      language: () => 'ko',
      fetch: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    let failure: unknown = null;
    const call = answerOf(client.GET('/groups')).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(failure instanceof ApiFailure && failure.failure).toEqual({ kind: 'unreachable' });
    expect(timeouts).toEqual([30_000]);
    timeout.mockRestore();
    vi.useRealTimers();
  });
});

describe('an answer', () => {
  it('with one item whose pk matches empty holds no item [A-API-06] [B-API-09]', async () => {
    for (const pk of ['empty', 'EMPTY_ROW', 'is empty']) {
      const { client } = clientThatGets(() => Response.json(page([{ pk }])));
      expect({ pk, objects: (await answerOf(client.GET('/groups'))).objects }).toEqual({ pk, objects: [] });
    }
  });

  it.each([
    ['one other item', [{ pk: 1 }], [{ id: 1 }], '[A-API-07]'],
    [
      'two items that match empty',
      [{ pk: 'empty' }, { pk: 'empty' }],
      [{ id: 'empty' }, { id: 'empty' }],
      '[A-API-07] [B-API-10]',
    ],
    [
      'one of two items that matches',
      [{ pk: 1 }, { pk: 'empty' }],
      [{ id: 1 }, { id: 'empty' }],
      '[A-API-07] [B-API-10]',
    ],
  ])('with %s keeps all of them %j %j %s', async (_what, sent, objects) => {
    const { client } = clientThatGets(() => Response.json(page(sent)));
    expect((await answerOf(client.GET('/groups'))).objects).toEqual(objects);
  });

  it('has the names of the model, and flags that are booleans', async () => {
    const device = { pk: 3, alive: 1, device_group_fk: 7, mac_addr: '02:42:AC:11:00:4D' };
    const { client } = clientThatGets(() => Response.json(page([device])));
    const { meta, objects } = await answerOf(client.GET('/devices', { params: { query: { limit: 1, offset: 0 } } }));
    expect(meta).toEqual({ totalCount: 1 });
    expect(objects).toEqual([{ id: 3, isOnline: true, groupId: 7, macAddress: '02:42:AC:11:00:4D' }]);
  });

  it('of 401 to a call with a token ends the session, once a call', async () => {
    const onSessionEnded = vi.fn();
    const refusal = () => Response.json({ status: 401, error: 'login_required' }, { status: 401 });
    const { client } = clientThatGets(refusal, { onSessionEnded });
    await client.GET('/groups');
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('of 401 to a call without a token ends nothing', async () => {
    const onSessionEnded = vi.fn();
    const refusal = () => Response.json({ status: 401, error: 'login_required' }, { status: 401 });
    const { client } = clientThatGets(refusal, { onSessionEnded, token: () => '' });
    await client.GET('/groups');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('that speaks with a token of its own carries it, and ends no session when that is refused', async () => {
    const onSessionEnded = vi.fn();
    const refusal = () => Response.json({ status: 401, error: 'login_required' }, { status: 401 });
    const { client, sent } = clientThatGets(refusal, { onSessionEnded });
    await client.DELETE('/access', { headers: { token: 'beside' } });
    expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['beside']);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('that refuses is thrown with its key and its field', async () => {
    const refusal = () => Response.json({ status: 400, error: 'invalid_id', field: 'mgrid' }, { status: 400 });
    const { client } = clientThatGets(refusal);
    const thrown: unknown = await answerOf(client.GET('/groups')).catch((error: unknown) => error);
    expect(failureOf(thrown)).toEqual({ kind: 'refused', status: 400, error: 'invalid_id', field: 'loginId' });
  });

  it.each([
    ['broken off', '{"status": 200, "objects": [', 'application/json'],
    ['without objects', '{"status": 200}', 'application/json'],
    ['of another sort', '<html><body>Sign in to the hotel network</body></html>', 'text/html; charset=utf-8'],
  ])('that is %s counts as a failure of the server [A-ERROR-01]', async (_name, body, type) => {
    const { client } = clientThatGets(() => new Response(body, { headers: { 'content-type': type } }));
    const thrown: unknown = await answerOf(client.GET('/groups')).catch((failure: unknown) => failure);
    expect(failureOf(thrown)).toEqual({ kind: 'refused', status: 502, error: 'server_error' });
  });

  it('that is no envelope at all is a server error', async () => {
    const { client } = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const thrown: unknown = await answerOf(client.GET('/groups')).catch((error: unknown) => error);
    expect(failureOf(thrown)).toMatchObject({ kind: 'refused', status: 502, error: 'server_error' });
  });
});
