import { API_BASE } from '@remote-console/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exchange, refuse, send, succeed } from '../testing/exchange.ts';
import { openManager } from '../testing/managerFixture.ts';
import { createApp } from './createApp.ts';

describe('a call', () => {
  it('answers every call under the base path followed by a resource name [B-API-11]', async () => {
    const { app, token } = await openManager();
    expect(API_BASE).toBe('/lmm/api/v1.0');
    for (const resource of [
      'devices',
      'devices/summary',
      'audit',
      'favorites',
      'groups',
      'users/0',
      'start',
      'notices',
    ]) {
      expect((await app.request(`/lmm/api/v1.0/${resource}`, { headers: { token } })).status).toBe(200);
    }
  });

  it('answers an unknown path or method of the API with not_found as JSON, signed in or not', async () => {
    const { app, token } = await openManager();
    for (const path of ['nothing', 'devices/1/2', '', 'devices/', '../v1.0/nothing']) {
      for (const headers of [{}, { token }]) {
        const response = await app.request(`${API_BASE}/${path}`, { headers });
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ status: 404, error: 'not_found' });
      }
    }
    const patched = await app.request(`${API_BASE}/devices`, { method: 'PATCH', headers: { token } });
    expect(patched.status).toBe(404);
  });

  it.each([
    ['limit', '0'],
    ['limit', 'ten'],
    ['limit', '1.5'],
    ['offset', '-1'],
    ['by', 'password_hash'],
    ['order', 'ASC; drop table devices'],
    ['device_group_pk', '0'],
    ['device_group_pk', 'everything'],
    ['search_key', 'guid'],
    ['search_value', 'x'.repeat(141)],
    ['alive', '2'],
    ['search_mode', 'all'],
  ])('refuses the parameter %s=%s and names it', async (name, value) => {
    const { app, token } = await openManager();
    expect(await refuse(app, 'listDevices', { token, query: { [name]: value } })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: name,
    });
  });

  it('refuses a parameter that comes twice', async () => {
    const { app, token } = await openManager();
    const response = await app.request(`${API_BASE}/devices?limit=1&limit=2`, { headers: { token } });
    expect(await response.json()).toEqual({ status: 400, error: 'invalid_data', field: 'limit' });
  });

  it.each(['0', '-1', 'abc', '1e3x', '2147483648', '%00', '1%2f2'])('refuses the path value %s', async (deviceId) => {
    const { app, token } = await openManager();
    const response = await app.request(`${API_BASE}/devices/${deviceId}`, { headers: { token } });
    expect([400, 404]).toContain(response.status);
  });

  it.each([
    ['', 'no_input_data', undefined],
    ['{', 'invalid_data', undefined],
    ['[]', 'invalid_data', undefined],
    ['null', 'invalid_data', undefined],
    ['{"servernum":"1"}', 'invalid_data', 'servernum'],
    ['{"servernum":1.5}', 'invalid_data', 'servernum'],
    ['{"servernum":true}', 'invalid_data', 'servernum'],
    ['{}', 'invalid_data', 'servernum'],
    ['{"servernum":1,"more":2}', 'invalid_data', 'more'],
    ['{"__proto__":{"servernum":1}}', 'invalid_data', undefined],
  ])('refuses the body %s and never reads text as a number', async (body, error, field) => {
    const { app, token } = await openManager();
    const refusal = await refuse(app, 'addFavourite', { token, body });
    expect(refusal).toMatchObject({ status: 400, error, ...(field === undefined ? {} : { field }) });
  });

  it('refuses the character NUL wherever it comes, because not every engine can store it', async () => {
    const { app, token, device } = await openManager();
    const path = { devicePk: device };
    expect(await refuse(app, 'changeDevice', { token, path, body: { alias: 'a\0b' } })).toMatchObject({ status: 400 });
    expect(await refuse(app, 'listDevices', { token, query: { search_value: 'a\0b' } })).toMatchObject({
      field: 'search_value',
    });
    expect(await refuse(app, 'logIn', { body: { type: '1STEP', mail: 'a\0', pw: 'b' } })).toMatchObject({
      status: 400,
    });
  });

  it('takes half a surrogate pair without failing', async () => {
    const { app, token, device } = await openManager();
    await succeed(app, 'changeDevice', { token, path: { devicePk: device }, body: { alias: 'half \ud83d' } });
    const { meta } = await succeed(app, 'listDevices', { token, query: { search_value: 'half' } });
    expect(meta.total_count).toBe(1);
  });

  it('names the field that a login lacks, by the step it says it is', async () => {
    const { app } = await openManager();
    const refusals = [
      [{ type: '1STEP', mail: 'a' }, 'pw'],
      [{ type: '3STEP', token: 't' }, 'code'],
      [{ type: '3STEP', token: 't', code: '12345' }, 'code'],
      [{ type: '2STEP' }, 'type'],
      [{ mail: 'a', pw: 'b' }, 'type'],
      [{ type: '1STEP', mail: '', pw: 'b' }, 'mail'],
    ] as const;
    for (const [body, field] of refusals) {
      expect(await refuse(app, 'logIn', { body })).toEqual({ status: 400, error: 'invalid_data', field });
    }
  });

  it('refuses a body that is too large, said or unsaid in its head, with payload_too_large', async () => {
    const { app, token } = await openManager();
    const body = JSON.stringify({ browser: 'x'.repeat(70_000), dev_os_id: 1, type_id: 1 });
    expect(await refuse(app, 'recordAccess', { token, body })).toEqual({ status: 413, error: 'payload_too_large' });
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < body.length; sent += 8192) {
          controller.enqueue(new TextEncoder().encode(body.slice(sent, sent + 8192)));
        }
        controller.close();
      },
    });
    const response = await app.request(
      new Request(`http://console.test${API_BASE}/history/access`, {
        method: 'POST',
        headers: { token },
        body: chunks,
        duplex: 'half',
      }),
    );
    expect(response.status).toBe(413);
  });

  it('keeps answers out of caches, and says what they are', async () => {
    const { app, token } = await openManager();
    for (const call of [{ token }, {}]) {
      const { headers } = await exchange(app, 'listDevices', call);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('answers what it did not expect with server_error, and logs it once without a secret', async () => {
    const { testServer, app, token } = await openManager();
    await testServer.database.query.schema.dropTable('access_history').execute();
    const body = { browser: 'secret browser', dev_os_id: 1, type_id: 1 };
    expect(await refuse(app, 'recordAccess', { token, body })).toEqual({ status: 500, error: 'server_error' });
    expect(testServer.log).toHaveLength(1);
    expect(testServer.log[0]).toMatchObject({ level: 'error', operation: 'recordAccess' });
    const written = JSON.stringify(testServer.log);
    for (const secret of ['secret browser', token]) expect(written).not.toContain(secret);
  });

  it('logs nothing that was sent when the database refuses to write it', async () => {
    const { testServer, app, token } = await openManager();
    const { engine, query } = testServer.database;
    // Each engine quotes what it refuses in its own way.
    await (
      engine === 'postgres'
        ? sql`alter table members alter column name type integer using 1`
        : sql`create trigger quoting before update on members begin select raise(abort, 'whisper refused'); end`
    ).execute(query);
    const refused = await refuse(app, 'changeOwnProfile', { token, body: { name: 'whisper' } });
    expect(refused).toEqual({ status: 500, error: 'server_error' });
    expect(testServer.log).toHaveLength(1);
    expect(JSON.stringify(testServer.log)).not.toContain('whisper');
    expect(testServer.log[0]?.detail).toMatch(/code/);
    // The next test gets the same schema.
    if (engine === 'postgres') await sql`alter table members alter column name type text using ''`.execute(query);
  });

  it('sends no answer that breaks the contract, unless it is set not to look', async () => {
    const { testServer, app, token } = await openManager();
    await testServer.database.query.updateTable('members').set({ auth_val: 'not a list' }).execute();
    expect(await refuse(app, 'getOwnProfile', { token })).toMatchObject({ status: 500 });
    expect(testServer.log[0]?.detail).toContain('breaks the contract');
    const { database, bus, settings, clock } = testServer;
    const lax = createApp({
      database,
      events: bus,
      clock: () => clock.now,
      settings: { ...settings, validateResponses: false },
    });
    expect((await send(lax, 'getOwnProfile', { token })).status).toBe(200);
  });

  it('logs requests only when asked, and then neither token nor query', async () => {
    const { testServer, app, token } = await openManager({ ACCESS_LOG: '1' });
    await succeed(app, 'listDevices', { token, query: { search_value: 'whisper' } });
    expect(testServer.log).toEqual([
      { level: 'info', message: 'request', operation: 'listDevices', status: 200, milliseconds: expect.any(Number) },
    ]);
  });

  it('answers /healthz with 200 when it is ready and 503 before', async () => {
    const { testServer, app } = await openManager();
    const response = await app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    const { database, bus, settings, clock } = testServer;
    const early = createApp({ database, events: bus, clock: () => clock.now, settings, isReady: () => false });
    expect((await early.request('/healthz')).status).toBe(503);
  });
});
