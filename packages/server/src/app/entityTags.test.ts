import { API_BASE } from '@remote-console/api-client/contract';
import { expect, it } from 'vitest';
import { deviceStore } from '../devices/deviceStore.ts';
import { openDeviceFixture } from '../testing/deviceFixture.ts';

async function openList() {
  const { testServer, company, manager, token, device } = await openDeviceFixture([{}, {}]);
  const get = (path: string, headers: Record<string, string> = {}) =>
    testServer.app.request(`${API_BASE}${path}`, { headers: { token, ...headers } });
  const rename = async (name: string) => {
    const scope = { companyId: company.companyId, memberId: manager, everyGroup: true, needsApproval: false };
    await deviceStore({ connection: testServer.connection, scope }).rename(device, name);
  };
  return { get, rename };
}

it.each(['/devices', '/groups'])('%s is not sent again to a caller that has it', async (path) => {
  const { get } = await openList();
  const first = await get(path);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
  const again = await get(path, { 'if-none-match': tag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(again.headers.get('cache-control')).toBe('no-store');
  const other = await get(path, { 'if-none-match': 'W/"other"' });
  expect([other.status, await other.text()]).toEqual([200, await first.text()]);
});

it('a list that changed is sent whole, under another tag', async () => {
  const { get, rename } = await openList();
  const tag = (await get('/devices')).headers.get('etag') ?? '';
  await rename('another name');
  const changed = await get('/devices', { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
  expect(await changed.text()).toContain('another name');
});

it('a tag opens nothing to whoever may not call', async () => {
  const { get } = await openList();
  const tag = (await get('/devices')).headers.get('etag') ?? '';
  const refused = await get('/devices', { 'if-none-match': tag, token: 'no session' });
  expect([refused.status, refused.headers.get('etag')]).toEqual([401, null]);
});
