import { describe, expect, it } from 'vitest';
import { queueMail } from '../mail/queueMail.ts';
import { listen, openTwoGroups } from '../testing/eventListener.ts';
import { comingFrom, refuse, succeed } from '../testing/exchange.ts';
import { openManager } from '../testing/managerFixture.ts';
import type { TestServer } from '../testing/testServer.ts';

function ask(
  { app }: Pick<TestServer, 'app'>,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(app.request('http://console.test/metrics', { headers }, comingFrom(address)));
}

/** The value of a metric, or undefined if there is none. */
async function figure(testServer: Pick<TestServer, 'app'>, name: string): Promise<number | undefined> {
  const text = await (await ask(testServer, '127.0.0.1')).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('the figures for operators', () => {
  it('count requests by operation and status', async () => {
    const { testServer, app, token } = await openManager();
    await succeed(app, 'listDevices', { token });
    await succeed(app, 'listDevices', { token });
    await refuse(app, 'listDevices', { token, query: { limit: 0 } });
    const count = 'remote_console_request_seconds_count';
    expect(await figure(testServer, `${count}{operation="listDevices",status="200"}`)).toBe(2);
    expect(await figure(testServer, `${count}{operation="listDevices",status="400"}`)).toBe(1);
    expect(
      await figure(testServer, 'remote_console_request_seconds_bucket{le="+Inf",operation="listDevices",status="200"}'),
    ).toBe(2);
  });

  it('tell of devices, mails and the process', async () => {
    const { testServer, device } = await openManager();
    expect(await figure(testServer, 'remote_console_devices_online')).toBe(0);
    expect(await figure(testServer, 'remote_console_mails_queued')).toBe(0);
    await testServer.database.query.updateTable('devices').set({ alive: 1 }).where('pk', '=', device).execute();
    await queueMail(testServer.connection, { recipient: 'a@alpha.example', subject: 's', body: 'b' });
    expect(await figure(testServer, 'remote_console_devices_online')).toBe(1);
    expect(await figure(testServer, 'remote_console_mails_queued')).toBe(1);
    expect(await figure(testServer, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('tell of open streams, and how late events come', async () => {
    const { testServer, token, inSeoul, rename } = await openTwoGroups();
    const open = 'remote_console_streams_open';
    expect(await figure(testServer, open)).toBe(0);
    const stream = await listen(testServer, token);
    expect(await figure(testServer, open)).toBe(1);
    await rename(inSeoul, 'x');
    await stream.next();
    expect(await figure(testServer, 'remote_console_event_lag_seconds_count')).toBe(1);
    await succeed(testServer.app, 'logOut', { token });
    while ((await stream.next()) !== null);
    expect(await figure(testServer, open)).toBe(0);
  });

  it('are there for the networks of the settings alone', async () => {
    const { testServer } = await openManager({ METRICS_NETWORKS: '10.1.0.0/16', TRUSTED_PROXIES: '10.9.0.1' });
    const status = async (address: string, headers?: Record<string, string>) =>
      (await ask(testServer, address, headers)).status;
    expect(await status('10.1.2.3')).toBe(200);
    expect(await status('::ffff:10.1.2.3')).toBe(200);
    expect(await status('10.2.0.1')).toBe(404);
    expect(await status('127.0.0.1')).toBe(404);
    expect(await status('')).toBe(404);
    // Through a trusted proxy the original caller counts; an untrusted one hides it.
    expect(await status('10.9.0.1', { 'x-forwarded-for': '10.1.2.3' })).toBe(200);
    expect(await status('10.9.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
    expect(await status('10.1.2.3', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
    const refused = await ask(testServer, '127.0.0.1');
    expect(await refused.json()).toEqual({ status: 404, error: 'not_found' });
  });

  it('are there on this machine alone, unless set otherwise', async () => {
    const { testServer } = await openManager();
    expect((await ask(testServer, '127.0.0.1')).headers.get('cache-control')).toBe('no-store');
    expect((await ask(testServer, '::1')).status).toBe(200);
    expect((await ask(testServer, '192.168.0.5')).status).toBe(404);
    expect((await ask(testServer, '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
  });
});
