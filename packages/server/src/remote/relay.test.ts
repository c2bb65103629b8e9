import { randomBytes } from 'node:crypto';
import { LARGEST_REMOTE_FRAME, REMOTE_PIECE } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../members/secrets.ts';
import { succeed } from '../testing/exchange.ts';
import { bringAgent, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { addDevices, addTestGroup } from '../testing/testServer.ts';

describe('a connection', () => {
  it('moves everything in both directions, byte for byte and in order', async () => {
    const { token, openPair } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    const up = randomBytes(3_000_000);
    const down = randomBytes(3_000_000);
    for (let at = 0; at < up.length; at += REMOTE_PIECE) {
      browser.data(up.subarray(at, at + REMOTE_PIECE));
      agent.data(down.subarray(at, at + REMOTE_PIECE));
    }
    await vi.waitFor(() => expect(agent.received().equals(up)).toBe(true));
    await vi.waitFor(() => expect(browser.received().equals(down)).toBe(true));
    browser.control({ type: 'resize', columns: 80 });
    await vi.waitFor(() => expect(agent.heard).toContainEqual({ type: 'resize', columns: 80 }));
  });

  it('names the person and the kind to the agent, and says to the browser what it waits for', async () => {
    const { token, permit, call, url, manager, testServer } = await openRelayFixture();
    const browser = await openBrowser(url, await permit(token, 'files'));
    await browser.hears('waiting');
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    const person = await testServer.database.query
      .selectFrom('members')
      .select('name')
      .where('pk', '=', manager)
      .executeTakeFirstOrThrow();
    expect(await arrived.end.hears('begin')).toEqual({
      type: 'begin',
      kind: 'files',
      person: person.name,
      consent: 'notify',
      recording: false,
      streams: expect.any(String),
    });
    arrived.end.say({ type: 'asking' });
    await vi.waitFor(() => expect(browser.heard).toContainEqual({ type: 'waiting', for: 'consent' }));
    arrived.end.say({ type: 'end', reason: 'refused_at_device', by: '', detail: '' });
    expect(await browser.endReason()).toBe('refused_at_device');
  });

  it('tells the agent how the person at the device takes part, as the nearest group says', async () => {
    const { app, token, permit, call, url, group, testServer, company, device } = await openRelayFixture();
    const below = await addTestGroup(testServer, company, 'Lobby', group);
    await testServer.database.query
      .updateTable('devices')
      .set({ device_group_fk: below })
      .where('pk', '=', device)
      .execute();
    const begins = async () => {
      await openBrowser(url, await permit(token));
      const arrived = await bringAgent(url, await call());
      return 'end' in arrived ? arrived.end.hears('begin') : null;
    };
    const say = (groupId: number, remote_consent: string | null) =>
      succeed(app, 'changeGroup', { token, path: { groupPk: groupId }, body: { remote_consent } });
    expect(await begins()).toMatchObject({ consent: 'notify' });
    await say(group, 'ask');
    expect(await begins()).toMatchObject({ consent: 'ask' });
    await say(below, 'silent');
    expect(await begins()).toMatchObject({ consent: 'silent' });
    const { objects } = await succeed(app, 'getGroup', { token, path: { groupPk: below } });
    expect(objects[0]).toMatchObject({ remote_consent: 'silent', inherited_remote_consent: 'ask' });
  });

  it('keeps what the agent sends with its beginning', async () => {
    const { token, permit, call, url } = await openRelayFixture();
    const browser = await openBrowser(url, await permit(token));
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    await arrived.end.hears('begin');
    arrived.end.say({ type: 'ready' });
    arrived.end.data(Buffer.from('first '));
    arrived.end.data(Buffer.from('and second'));
    await vi.waitFor(() => expect(browser.received().toString()).toBe('first and second'));
    expect(browser.heard.at(-1)).toMatchObject({ type: 'live' });
  });

  it('reads from one end only while the other takes what it is sent', async () => {
    const { token, openPair } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    const piece = randomBytes(REMOTE_PIECE);
    agent.socket.pause();
    for (let sent = 0; sent < 640; sent += 1) browser.data(piece);
    const waiting = () => browser.socket.bufferedAmount;
    await vi.waitFor(() => expect(waiting()).toBeLessThan(640 * REMOTE_PIECE));
    await new Promise((resolve) => setTimeout(resolve, 500));
    // What the kernel and both limits buffer is little compared with 40 MiB.
    expect(waiting()).toBeGreaterThan(20 * 1024 * 1024);
    agent.socket.resume();
    await vi.waitFor(() => expect(agent.receivedLength()).toBe(640 * REMOTE_PIECE));
  });
});

describe('a connection token', () => {
  it('is good for one browser', async () => {
    const { token, permit, url } = await openRelayFixture();
    const connectionToken = await permit(token);
    const first = await openBrowser(url, connectionToken);
    await first.hears('waiting');
    const second = await openBrowser(url, connectionToken);
    expect(await second.endReason()).toBe('token_refused');
    expect(first.heard).toEqual([{ type: 'waiting', for: 'agent' }]);
  });

  it('is good for a minute', async () => {
    const { token, permit, url, testServer } = await openRelayFixture();
    const connectionToken = await permit(token);
    testServer.clock.now += 60_000;
    expect(await (await openBrowser(url, connectionToken)).endReason()).toBe('token_refused');
  });

  it.each(['', 'nothing-of-the-kind', 'x'.repeat(300)])('that is "%s" opens nothing', async (wrong) => {
    const { url } = await openRelayFixture();
    expect(await (await openBrowser(url, wrong)).endReason()).toBe('token_refused');
  });

  it('has to come within its time', async () => {
    const { url, token, permit } = await openRelayFixture({ helloMs: 100 });
    const connectionToken = await permit(token);
    const late = await openBrowser(url, 'wrong first');
    expect(await late.endReason()).toBe('token_refused');
    late.socket.close();
    expect(await (await openBrowser(url, connectionToken)).hears('waiting')).toEqual({ type: 'waiting', for: 'agent' });
  });
});

describe('an agent', () => {
  it('joins connections of its own device only, and each of them once', async () => {
    const { token, permit, call, url, testServer, company, group } = await openRelayFixture();
    const stranger = 'agent-of-another-device';
    await addDevices(testServer, company.companyId, [
      { alias: 'other', device_group_fk: group, agent_token_hash: tokenHash(stranger) },
    ]);
    await openBrowser(url, await permit(token));
    const connectionId = await call();
    expect(await bringAgent(url, connectionId, stranger)).toEqual({ status: 404 });
    expect(await bringAgent(url, connectionId, 'agent-of-nobody')).toEqual({ status: 401 });
    expect(await bringAgent(url, connectionId, token)).toEqual({ status: 401 });
    expect(await bringAgent(url, connectionId + 1)).toEqual({ status: 404 });
    const own = await bringAgent(url, connectionId);
    if (!('end' in own)) throw new Error('The agent was refused.');
    await own.end.hears('begin');
    const again = await bringAgent(url, connectionId);
    if (!('end' in again)) throw new Error('The second was refused before it could hear anything.');
    expect(await again.end.endReason()).toBe('connection_lost');
    expect(own.end.heard).toHaveLength(1);
  });

  it('that does not come is named as the reason', async () => {
    const { token, permit, url } = await openRelayFixture({ agentMs: 150 });
    const browser = await openBrowser(url, await permit(token));
    expect(await browser.endReason()).toBe('agent_silent');
  });

  it('that is too old to know the call is named as the reason', async () => {
    const { token, permit, url, testServer, call } = await openRelayFixture();
    const browser = await openBrowser(url, await permit(token));
    await call();
    await testServer.database.query.updateTable('agent_commands').set({ state: 'failed' }).execute();
    expect(await browser.endReason()).toBe('not_offered');
  });

  it('that leaves ends the connection at the browser', async () => {
    const { token, openPair } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    agent.socket.terminate();
    expect(await browser.endReason()).toBe('agent_left');
  });
});

describe('what does not keep to the protocol', () => {
  it.each([
    ['text', (send: (data: Buffer | string) => void) => send('text')],
    ['a lane that there is none', (send: (data: Buffer | string) => void) => send(Buffer.from([9, 1]))],
    ['nothing', (send: (data: Buffer | string) => void) => send(Buffer.alloc(0))],
    ['a second hello', (send: (data: Buffer | string) => void) => send(Buffer.from('\0{"type":"hello","token":"x"}'))],
    [
      'a message that is too large',
      (send: (data: Buffer | string) => void) => send(Buffer.alloc(LARGEST_REMOTE_FRAME + 1, 2)),
    ],
  ])('is cut off: %s from a browser', async (_what, send) => {
    const { token, openPair } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    send((data) => browser.socket.send(data));
    expect(await agent.endReason()).toBe('protocol_error');
  });

  it('is cut off from an agent as well', async () => {
    const { token, openPair } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    agent.socket.send(Buffer.from('\0no JSON'));
    expect(await browser.endReason()).toBe('protocol_error');
  });
});

describe('an end that does not answer', () => {
  it('is taken for lost', async () => {
    const { token, openPair } = await openRelayFixture({ pingMs: 50, silenceMs: 400 });
    const { browser, agent } = await openPair(token);
    browser.socket.pause();
    expect(await agent.endReason()).toBe('connection_lost');
  });
});

describe('the history', () => {
  it('has the session with its person, device, addresses and end, and the audit its beginning', async () => {
    const { token, openPair, sessions, device, testServer } = await openRelayFixture();
    const { browser, agent, sessionId } = await openPair(token);
    const audit = await testServer.database.query
      .selectFrom('audit')
      .selectAll()
      .where('device_fk', '=', device)
      .execute();
    expect(audit).toMatchObject([{ new_value: 'KIOSK-1', reg_mail: 'mia@alpha.example' }]);
    browser.socket.close(1000);
    expect(await agent.endReason()).toBe('closed');
    await vi.waitFor(async () => {
      expect(await sessions()).toMatchObject([
        {
          pk: sessionId,
          alias: 'KIOSK-1',
          reg_mail: 'mia@alpha.example',
          host_public_ip: '203.0.113.9',
          viewer_public_ip: '127.0.0.1',
          end_time: testServer.clock.now,
          end_reason: 'closed',
        },
      ]);
    });
  });

  it('has one session of several connections, and of one that came back', async () => {
    const { token, openPair, sessions, testServer } = await openRelayFixture();
    const areNoted = (...states: string[]) =>
      vi.waitFor(async () => {
        const connections = testServer.database.query.selectFrom('remote_connections').select('state').orderBy('pk');
        expect((await connections.execute()).map(({ state }) => state)).toEqual(states);
      });
    const first = await openPair(token);
    const second = await openPair(token, 'files', first.sessionId);
    expect(second.sessionId).toBe(first.sessionId);
    second.browser.socket.close(1000);
    await second.agent.endReason();
    await areNoted('live', 'over');
    first.browser.socket.terminate();
    expect(await first.agent.endReason()).toBe('connection_lost');
    await areNoted('over', 'over');
    const third = await openPair(token, 'terminal', first.sessionId);
    expect(third.sessionId).toBe(first.sessionId);
    expect(await sessions()).toMatchObject([{ end_time: null }]);
  });

  it('begins a session of its own for another person', async () => {
    const { token, openPair, person, sessions } = await openRelayFixture();
    const { sessionId } = await openPair(token);
    const other = await person('ola', { auth_remotecontrol: 1 });
    const theirs = await openPair(other.token, 'terminal', sessionId);
    expect(theirs.sessionId).not.toBe(sessionId);
    expect(await sessions()).toHaveLength(2);
  });

  it('has every file that was transferred, in both directions', async () => {
    const { token, openPair, testServer, device } = await openRelayFixture();
    const { browser, agent } = await openPair(token, 'files');
    const sum = 'a'.repeat(64);
    const file = { type: 'transferred', name: '보고서.xlsx', size: 2048, seconds: 2.5, sum };
    agent.control({ ...file, direction: 'toDevice' });
    agent.control({ ...file, direction: 'fromDevice', name: 'log.txt' });
    agent.control({ ...file, direction: 'sideways' });
    await vi.waitFor(() => expect(browser.heard).toContainEqual({ ...file, direction: 'sideways' }));
    await vi.waitFor(async () => {
      const rows = await testServer.database.query
        .selectFrom('file_transfers')
        .selectAll()
        .orderBy('action_type')
        .execute();
      expect(rows).toMatchObject([
        { device_fk: device, mgrid: 'mia@alpha.example', file_name: '보고서.xlsx', action_type: 1, file_size: 2048 },
        { device_fk: device, mgrid: 'mia@alpha.example', file_name: 'log.txt', action_type: 2, file_size: 2048 },
      ]);
    });
  });

  it('shows the call of the agent to nobody', async () => {
    const { app, token, openPair, device } = await openRelayFixture();
    await openPair(token);
    expect((await succeed(app, 'listDeviceCommands', { token, path: { devicePk: device } })).objects).toEqual([]);
  });
});
