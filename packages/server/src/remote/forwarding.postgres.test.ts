import { randomBytes } from 'node:crypto';
import { REMOTE_PIECE } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bringAgent, listenWithRelay, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { askForStream, bodyOf, fetchBytes, openStreamFixture, sendBytes, statusOf } from '../testing/streamFixture.ts';
import { anotherServer } from '../testing/testServer.ts';
import { readPass, writePass } from './relay/passes.ts';
import type { RelayTimings } from './relay/timings.ts';

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

describe('byte streams at two servers over one database', () => {
  async function openTwoWithFiles(timings: Partial<RelayTimings> = {}) {
    const fixture = await openStreamFixture(timings);
    const other = await listenWithRelay(await anotherServer(fixture.testServer));
    return { ...fixture, ...(await fixture.openFiles({ atAgent: other })), other };
  }

  it('bring what arrives at one and the other together, in both directions', async () => {
    const { url, other, agentKey, browserKey } = await openTwoWithFiles();
    const bytes = randomBytes(3_000_000);
    const down = [
      sendBytes(other, { transfer: 1, key: agentKey }, bytes),
      fetchBytes(url, { transfer: 1, key: browserKey }),
    ] as const;
    const up = [
      fetchBytes(other, { transfer: 2, key: agentKey }),
      sendBytes(url, { transfer: 2, key: browserKey }, bytes),
    ] as const;
    expect((await bodyOf(down[1])).equals(bytes)).toBe(true);
    expect((await bodyOf(up[0])).equals(bytes)).toBe(true);
    expect(await Promise.all([...down, ...up].map(statusOf))).toEqual([204, 200, 200, 204]);
    expect((await up[0].answer).headers).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('break at every end, wherever one breaks', async () => {
    const { url, other, agentKey, browserKey } = await openTwoWithFiles();
    const sender = askForStream(other, { method: 'POST', transfer: 1, key: agentKey });
    sender.request.write(randomBytes(100));
    const receiver = fetchBytes(url, { transfer: 1, key: browserKey });
    await receiver.answer;
    sender.request.destroy();
    await expect(bodyOf(receiver)).rejects.toThrow('aborted');
    const openUpload = async (transfer: number) => {
      const fetching = fetchBytes(other, { transfer, key: agentKey });
      const sending = askForStream(url, { method: 'POST', transfer, key: browserKey });
      sending.request.write(randomBytes(100));
      await fetching.answer;
      return { fetching, sending };
    };
    const left = await openUpload(2);
    left.fetching.request.destroy();
    expect(await statusOf(left.sending)).toBe('cut off');
    const broken = await openUpload(3);
    broken.sending.request.destroy();
    await expect(bodyOf(broken.fetching)).rejects.toThrow('aborted');
  });

  it('refuse at the process where a request arrives what the process of the connection refuses', async () => {
    const { other, agentKey, browserKey, browser, agent } = await openTwoWithFiles({ streamMs: 500 });
    const forged = `${agentKey?.slice(0, -4)}AAAA`;
    expect(await statusOf(fetchBytes(other, { transfer: 1, key: forged }))).toBe(401);
    expect(await statusOf(fetchBytes(other, { transfer: 1, key: agentKey }))).toBe(408);
    expect(await statusOf(sendBytes(other, { transfer: 1, key: agentKey }, randomBytes(3_000_000)))).toBe(408);
    const forwarded = { transfer: 1, key: agentKey, headers: { 'x-remote-forwarded': '1' } };
    expect(await statusOf(fetchBytes(other, forwarded))).toBe(401);
    browser.socket.close(1000);
    await agent.hears('ended');
    await vi.waitFor(async () => expect(await statusOf(fetchBytes(other, { transfer: 1, key: browserKey }))).toBe(401));
  });

  it('answer 502 for a connection whose process is gone', async () => {
    const { other, agentKey, connectionId, testServer } = await openTwoWithFiles();
    await testServer.database.query
      .updateTable('remote_connections')
      .set({ server_url: 'http://127.0.0.1:9' })
      .where('pk', '=', connectionId)
      .execute();
    expect(await statusOf(fetchBytes(other, { transfer: 1, key: agentKey }))).toBe(502);
    expect(await statusOf(sendBytes(other, { transfer: 1, key: agentKey }, randomBytes(10)))).toBe(502);
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
