import { describe, expect, it, vi } from 'vitest';
import { succeed } from '../testing/exchange.ts';
import { fetchBytes, openHalfway, openStreamFixture, sendBytes, statusOf } from '../testing/streamFixture.ts';

const PATIENCE = { timeout: 5000, interval: 10 };

describe('a byte stream that breaks', () => {
  it('is broken at the receiver as well when the sender goes away', async () => {
    const { sender, outcome } = await openHalfway();
    sender.request.destroy();
    expect(await outcome).toBe('cut off');
  });

  it('is broken at the sender as well when the receiver goes away', async () => {
    const { receiver, sender, testServer } = await openHalfway();
    receiver.request.destroy();
    expect(await statusOf(sender)).toBe('cut off');
    expect(testServer.log).toEqual([]);
  });

  it('makes room when an end goes away that waited', async () => {
    const { url, openFiles } = await openStreamFixture();
    const { agentKey, browserKey } = await openFiles();
    const gone = fetchBytes(url, { transfer: 1, key: browserKey });
    await vi.waitFor(async () => expect(await statusOf(fetchBytes(url, { transfer: 1, key: browserKey }))).toBe(409));
    gone.request.destroy();
    sendBytes(url, { transfer: 1, key: agentKey }, Buffer.from('x'));
    await vi.waitFor(
      async () => expect(await statusOf(fetchBytes(url, { transfer: 1, key: browserKey }))).toBe(200),
      PATIENCE,
    );
  });

  it.each(['ended by somebody', 'left by its browser', 'left by its agent'])(
    'breaks at both ends when the connection is %s',
    async (how) => {
      const { app, token, browser, agent, sender, outcome, live, url, browserKey } = await openHalfway();
      const waiting = fetchBytes(url, { transfer: 2, key: browserKey });
      const session = typeof live === 'object' && live !== null && 'session' in live ? Number(live.session) : 0;
      if (how === 'ended by somebody') await succeed(app, 'endRunningSession', { token, path: { sessionPk: session } });
      else (how === 'left by its agent' ? agent : browser).socket.terminate();
      const startedAt = performance.now();
      expect(await Promise.all([outcome, statusOf(sender)])).toEqual(['cut off', 'cut off']);
      expect(['cut off', 401]).toContain(await statusOf(waiting));
      expect(performance.now() - startedAt).toBeLessThan(5000);
    },
  );
});
