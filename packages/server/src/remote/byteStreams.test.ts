import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { bringAgent, listenWithRelay, openBrowser } from '../testing/relayFixture.ts';
import {
  askForStream,
  bodyOf,
  fetchBytes,
  openHalfway,
  openStreamFixture,
  sendBytes,
  statusOf,
  type TestStream,
} from '../testing/streamFixture.ts';
import { openTestServer } from '../testing/testServer.ts';

const PATIENCE = { timeout: 5000, interval: 10 };
const MEBIBYTE = 1024 * 1024;

describe('a byte stream', () => {
  it('moves everything in both directions at once, byte for byte', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const [up, down] = [randomBytes(3_000_000), randomBytes(3_000_000)];
    const streams = [
      fetchBytes(url, { transfer: 1, key: agentKey }),
      sendBytes(url, { transfer: 1, key: browserKey }, up),
      sendBytes(url, { transfer: 4_294_967_295, key: agentKey }, down),
      fetchBytes(url, { transfer: 4_294_967_295, key: browserKey }),
    ] as const;
    const [arrivedUp, , , arrivedDown] = await Promise.all(streams.map(bodyOf));
    expect(arrivedUp?.equals(up)).toBe(true);
    expect(arrivedDown?.equals(down)).toBe(true);
    expect(await Promise.all(streams.map(statusOf))).toEqual([200, 204, 204, 200]);
  });

  it('has the length that the sender names, and none where the sender does not know it', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    sendBytes(url, { transfer: 1, key: agentKey }, randomBytes(5));
    const measured = await fetchBytes(url, { transfer: 1, key: browserKey }).answer;
    expect(measured.headers).toMatchObject({
      'content-length': '5',
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
    const sender = askForStream(url, { method: 'POST', transfer: 2, key: agentKey });
    sender.request.write('of unknown ');
    const receiver = fetchBytes(url, { transfer: 2, key: browserKey });
    expect((await receiver.answer).headers['content-length']).toBeUndefined();
    sender.request.end('length');
    expect(String(await bodyOf(receiver))).toBe('of unknown length');
  });

  it('may have no bytes at all', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const sender = sendBytes(url, { transfer: 1, key: browserKey }, Buffer.alloc(0));
    expect(await bodyOf(fetchBytes(url, { transfer: 1, key: agentKey }))).toHaveLength(0);
    expect(await statusOf(sender)).toBe(204);
  });

  it.each(['the sender', 'the receiver'])(
    'begins once both are there, whether %s comes first or last',
    async (first) => {
      const { url, openFiles, rest } = await openStreamFixture();
      const { agentKey, browserKey } = await openFiles();
      const bytes = randomBytes(100_000);
      const begin = [
        (): TestStream => sendBytes(url, { transfer: 7, key: agentKey }, bytes),
        (): TestStream => fetchBytes(url, { transfer: 7, key: browserKey }),
      ];
      if (first === 'the receiver') begin.reverse();
      const streams: TestStream[] = [];
      for (const one of begin) {
        streams.push(one());
        await rest(100);
      }
      const bodies = await Promise.all(streams.map(bodyOf));
      expect(Buffer.concat(bodies).equals(bytes)).toBe(true);
    },
  );

  it('reads from the sender only while the receiver takes what it is sent', async () => {
    const { url, openFiles, rest } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const total = 64 * MEBIBYTE;
    const sender = sendBytes(url, { transfer: 1, key: browserKey }, Buffer.alloc(total, 1));
    const receiver = fetchBytes(url, { transfer: 1, key: agentKey });
    await receiver.answer;
    await rest(700);
    const sent = sender.request.socket?.bytesWritten ?? 0;
    const waiting = sender.request.socket?.writableLength ?? 0;
    // What the kernel buffers at both sockets is little compared with 64 MiB.
    expect(sent - waiting).toBeLessThan(total / 2);
    expect(waiting).toBeGreaterThan(total / 2);
    expect(await bodyOf(receiver)).toHaveLength(total);
    expect(await statusOf(sender)).toBe(204);
  });

  it('counts as use of the console while bytes pass, in either direction', async () => {
    const { url, openFiles, testServer } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const lastUse = async () =>
      (await testServer.database.query.selectFrom('sessions').select('expires_at').orderBy('pk').execute()).map(
        ({ expires_at }) => expires_at,
      );
    const before = await lastUse();
    testServer.clock.now += 120_000;
    const sender = askForStream(url, { method: 'POST', transfer: 1, key: agentKey });
    sender.request.write('bytes');
    await fetchBytes(url, { transfer: 1, key: browserKey }).answer;
    await vi.waitFor(async () => expect(await lastUse()).not.toEqual(before), PATIENCE);
  });
});

describe('the key of a byte stream', () => {
  it('is given to the browser only where the agent has streams, and in connections for files only', async () => {
    const { url, openFiles, permit, call, token } = await openStreamFixture();
    const { agentKey, browserKey, live } = await openFiles({ ready: {} });
    expect(agentKey).toMatch(/^\d+\.agent\.[\w-]{43}$/);
    expect(browserKey).toBeNull();
    expect(live).not.toHaveProperty('streams');
    expect(await statusOf(fetchBytes(url, { transfer: 1, key: agentKey }))).toBe(401);
    const browser = await openBrowser(url, await permit(token, 'terminal'));
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    expect(await arrived.end.hears('begin')).not.toHaveProperty('streams');
    arrived.end.say({ type: 'ready', streams: true });
    expect(await browser.hears('live')).not.toHaveProperty('streams');
  });

  it('is good for its own end of its own connection only', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey, connectionId } = await openFiles();
    const other = await openFiles();
    const secretOf = (key: string | null) => key?.split('.')[2] ?? '';
    const wrong = [
      undefined,
      'nothing-of-the-kind',
      `${connectionId}.agent.${secretOf(browserKey)}`,
      `${connectionId}.browser.${secretOf(agentKey)}`,
      `${connectionId}.browser.${secretOf(other.browserKey)}`,
      `${connectionId}.browser.${'A'.repeat(43)}`,
      `${connectionId + 100}.browser.${secretOf(browserKey)}`,
      `${browserKey}A`,
    ];
    const statuses = await Promise.all(wrong.map((key) => statusOf(fetchBytes(url, { transfer: 1, key }))));
    expect(statuses).toEqual(wrong.map(() => 401));
    const sender = sendBytes(url, { transfer: 1, key: other.agentKey }, randomBytes(10));
    const receiver = fetchBytes(url, { transfer: 1, key: browserKey });
    const outcome = Promise.race([statusOf(sender), statusOf(receiver)]);
    expect(await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 300, 'waiting'))])).toBe(
      'waiting',
    );
  });

  it('is good from the moment both ends may speak until the connection is over', async () => {
    const { url, permit, call, token } = await openStreamFixture();
    const browser = await openBrowser(url, await permit(token, 'files'));
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    const begin = await arrived.end.hears('begin');
    const key = typeof begin === 'object' && begin !== null && 'streams' in begin ? begin.streams : null;
    const ask = () => statusOf(fetchBytes(url, { transfer: 1, key }));
    expect(await ask()).toBe(401);
    arrived.end.say({ type: 'ready', streams: true });
    await browser.hears('live');
    const waiting = fetchBytes(url, { transfer: 1, key });
    await vi.waitFor(async () => expect(await ask()).toBe(409), PATIENCE);
    browser.socket.close(1000);
    expect(await statusOf(waiting)).toBe('cut off');
    expect(await ask()).toBe(401);
  });
});

describe('a request for a byte stream', () => {
  it.each(['', '-1', '1.5', '01', '1e3', '4294967296', '99999999999', 'x'])(
    'is refused for a transfer "%s"',
    async (transfer) => {
      const { url, openFiles } = await openStreamFixture();
      const { browserKey } = await openFiles();
      expect(await statusOf(fetchBytes(url, { transfer, key: browserKey }))).toBe(400);
    },
  );

  it('waits for the other end for a while, and leaves room for the next try', async () => {
    const { url, openFiles } = await openStreamFixture({ streamMs: 1000 });
    const { agentKey, browserKey } = await openFiles();
    expect(await statusOf(fetchBytes(url, { transfer: 1, key: browserKey }))).toBe(408);
    expect(await statusOf(sendBytes(url, { transfer: 1, key: agentKey }, randomBytes(10)))).toBe(408);
    sendBytes(url, { transfer: 1, key: agentKey }, randomBytes(10));
    expect(await bodyOf(fetchBytes(url, { transfer: 1, key: browserKey }))).toHaveLength(10);
  });

  it('is refused while the same end has another for the transfer, or the other end does the same', async () => {
    const { url, agentKey, browserKey, sender, outcome } = await openHalfway();
    expect(await statusOf(fetchBytes(url, { transfer: 1, key: browserKey }))).toBe(409);
    expect(await statusOf(sendBytes(url, { transfer: 1, key: browserKey }, Buffer.from('x')))).toBe(409);
    expect(await statusOf(sendBytes(url, { transfer: 1, key: agentKey }, Buffer.from('x')))).toBe(409);
    sender.request.end();
    expect(await outcome).toBe('ended');
    const waiting = fetchBytes(url, { transfer: 2, key: browserKey });
    await vi.waitFor(
      async () => expect(await statusOf(fetchBytes(url, { transfer: 2, key: agentKey }))).toBe(409),
      PATIENCE,
    );
    sendBytes(url, { transfer: 2, key: agentKey }, Buffer.from('x'));
    expect(String(await bodyOf(waiting))).toBe('x');
  });

  it('is refused while 32 others of the connection are under way', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const waiting = Array.from({ length: 32 }, (_each, transfer) => fetchBytes(url, { transfer, key: browserKey }));
    await vi.waitFor(
      async () => expect(await statusOf(fetchBytes(url, { transfer: 32, key: browserKey }))).toBe(429),
      PATIENCE,
    );
    sendBytes(url, { transfer: 31, key: agentKey }, Buffer.from('x'));
    expect(String(await bodyOf(waiting.at(-1) ?? fetchBytes(url, { transfer: 31 })))).toBe('x');
    waiting[0]?.request.destroy();
    const next = fetchBytes(url, { transfer: 33, key: browserKey });
    sendBytes(url, { transfer: 33, key: agentKey }, Buffer.from('y'));
    expect(String(await bodyOf(next))).toBe('y');
  });

  it('is answered to pages of other origins as every call is', async () => {
    const url = await listenWithRelay(await openTestServer({ ALLOWED_ORIGINS: 'https://portal.example' }));
    const ask = (origin: string) => fetchBytes(url, { transfer: 1, headers: { origin } }).answer;
    expect((await ask('https://portal.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://portal.example',
      vary: 'Origin',
    });
    const stranger = await ask('https://evil.example');
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    expect(stranger.statusCode).toBe(401);
  });

  it('leads nowhere by another method, or where nothing relays', async () => {
    const { url, app, openFiles } = await openStreamFixture();
    const { browserKey: key } = await openFiles();
    const others = ['HEAD', 'PUT', 'DELETE'].map((method) => {
      const stream = askForStream(url, { method, transfer: 1, key });
      stream.request.end();
      return statusOf(stream);
    });
    expect(await Promise.all(others)).toEqual([404, 404, 404]);
    expect((await app.request('/lmm/api/v1.0/remote/bytes?transfer=1')).status).toBe(404);
  });
});
