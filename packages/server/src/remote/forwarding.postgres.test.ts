import { randomBytes } from 'node:crypto';
import { REMOTE_PIECE } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bringAgent, listenWithRelay, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { anotherServer } from '../testing/testServer.ts';
import { readPass, writePass } from './relay/passes.ts';

async function openTwo() {
  const fixture = await openRelayFixture();
  const other = await listenWithRelay(await anotherServer(fixture.testServer));
  return { ...fixture, other };
}

describe('two servers over one database', () => {
  it('bring a browser at one and an agent at the other together', async () => {
    const { token, permit, call, url, other } = await openTwo();
    const browser = await openBrowser(url, await permit(token));
    const arrived = await bringAgent(other, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    const agent = arrived.end;
    await agent.hears('begin');
    agent.say({ type: 'ready' });
    await browser.hears('live');
    const bytes = randomBytes(2_000_000);
    for (let at = 0; at < bytes.length; at += REMOTE_PIECE) {
      browser.data(bytes.subarray(at, at + REMOTE_PIECE));
      agent.data(bytes.subarray(at, at + REMOTE_PIECE));
    }
    await vi.waitFor(() => expect(agent.received().equals(bytes)).toBe(true));
    await vi.waitFor(() => expect(browser.received().equals(bytes)).toBe(true));
    browser.socket.close(1000);
    expect(await agent.endReason()).toBe('closed');
  });

  it('end the browser’s connection when the agent leaves the other', async () => {
    const { token, openPair, other } = await openTwo();
    const { browser, agent } = await openPair(token, 'terminal', undefined, other);
    agent.socket.terminate();
    expect(await browser.endReason()).toBe('agent_left');
  });
});

describe('a pass between servers', () => {
  it('is for one connection, for half a minute, and of this installation only', async () => {
    const { testServer } = await openRelayFixture();
    const { connection, clock } = testServer;
    const pass = await writePass(connection, 7);
    expect(await readPass(connection, pass)).toBe(7);
    expect(await readPass(connection, pass.replace('7.', '8.'))).toBeNull();
    expect(await readPass(connection, `${pass.slice(0, -2)}AA`)).toBeNull();
    expect(await readPass(connection, '')).toBeNull();
    clock.now += 30_000;
    expect(await readPass(connection, pass)).toBeNull();
  });

  it('is asked for by the door between them', async () => {
    const { url } = await openRelayFixture();
    const place = `${url.replace('http', 'ws')}/lmm/api/v1.0/remote/forward`;
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(place, 'remote-console.v1', { headers: { 'x-remote-pass': '7.1.x' } });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => resolve(null));
    });
    expect(status).toBe(401);
  });
});
