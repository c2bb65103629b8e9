import type { RemoteSharing } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { auditOf } from '../testing/deviceFixture.ts';
import { succeed } from '../testing/exchange.ts';
import { bringAgent, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { addPerson, sessionOf } from '../testing/testServer.ts';

const GREETING = Buffer.from('RFB 003.008\n\u0001\u0001', 'latin1');
const REQUEST = Buffer.from([3, 1, 0, 0, 0, 0, 4, 0, 2, 128]);
const KEY = Buffer.from([4, 1, 0, 0, 0, 0, 0, 97]);

/** A device with a person on its screen, and a second administrator. */
async function openScreenFixture(sharing: RemoteSharing | null) {
  const fixture = await openRelayFixture();
  const { app, token, group, testServer, company } = fixture;
  const say = (remote_sharing: RemoteSharing | null) =>
    succeed(app, 'changeGroup', { token, path: { groupPk: group }, body: { remote_sharing } });
  if (sharing !== null) await say(sharing);
  const second = await addPerson(testServer, company.companyId, 'noah@alpha.example', { member_type_id: 2 });
  const first = await fixture.openPair(token, 'screen');
  return { ...fixture, say, first, second: await sessionOf(testServer, second) };
}

describe('a screen on which somebody is', () => {
  it('is for one person at a time unless a group says otherwise, and says who is there', async () => {
    const { app, url, permit, token, second, testServer, manager, sessions } = await openScreenFixture(null);
    const { name } = await testServer.database.query
      .selectFrom('members')
      .select('name')
      .where('pk', '=', manager)
      .executeTakeFirstOrThrow();
    const refused = await openBrowser(url, await permit(second, 'screen'));
    expect(await refused.hears('ended')).toEqual({ type: 'ended', reason: 'screen_taken', by: name, detail: '' });
    expect(refused.heard).toHaveLength(1);
    await vi.waitFor(async () =>
      expect(await auditOf({ app }, token)).toContainEqual(
        expect.objectContaining({ old_value: 'screen', new_value: 'screen_taken' }),
      ),
    );
    expect(await sessions()).toHaveLength(1);
  });

  it('keeps nobody from a terminal, nor its person from a second window', async () => {
    const { openPair, token, second } = await openScreenFixture('alone');
    await openPair(second, 'terminal');
    const again = await openPair(token, 'screen');
    expect(await again.browser.hears('live')).toMatchObject({ watching: false });
  });

  it('is free again once that person has left', async () => {
    const { first, openPair, second, sessions } = await openScreenFixture('alone');
    first.browser.socket.close(1000);
    await vi.waitFor(async () => expect((await sessions())[0]?.end_time).not.toBeNull());
    const { browser } = await openPair(second, 'screen');
    expect(await browser.hears('live')).toMatchObject({ watching: false });
  });

  it('is free when the server of that person has not been heard of for a while', async () => {
    const { first, openPair, second, sessions, testServer } = await openScreenFixture('alone');
    first.browser.socket.close(1000);
    await vi.waitFor(async () => expect((await sessions())[0]?.end_time).not.toBeNull());
    const { query } = testServer.database;
    await query.updateTable('remote_sessions').set({ end_time: null, seen_at: 0 }).execute();
    await query.updateTable('remote_connections').set({ state: 'live' }).execute();
    const { browser } = await openPair(second, 'screen');
    expect(await browser.hears('live')).toMatchObject({ watching: false });
  });

  it('is only watched where the group says so: nothing that acts reaches the device', async () => {
    const { app, first, openPair, token, second } = await openScreenFixture('watch');
    const watcher = await openPair(second, 'screen');
    expect(await watcher.browser.hears('live')).toMatchObject({ watching: true });
    watcher.browser.data(GREETING.subarray(0, 5));
    watcher.browser.data(Buffer.concat([GREETING.subarray(5), KEY, REQUEST, KEY]));
    watcher.browser.data(KEY);
    watcher.browser.data(REQUEST);
    watcher.browser.control({ type: 'ping', id: 7 });
    await vi.waitFor(() => expect(watcher.agent.heard).toContainEqual({ type: 'ping', id: 7 }));
    expect(watcher.agent.received()).toEqual(Buffer.concat([GREETING, REQUEST, REQUEST]));
    watcher.agent.data(Buffer.from('picture'));
    await vi.waitFor(() => expect(watcher.browser.received().toString()).toBe('picture'));
    first.browser.data(Buffer.concat([GREETING, KEY]));
    await vi.waitFor(() => expect(first.agent.received()).toEqual(Buffer.concat([GREETING, KEY])));
    const { objects } = await succeed(app, 'listRunningSessions', { token });
    expect(objects.map(({ own, watching }) => ({ own, watching }))).toEqual([
      { own: false, watching: true },
      { own: true, watching: false },
    ]);
  });

  it('is over for a watcher who sends what is no RFB', async () => {
    const { openPair, second } = await openScreenFixture('watch');
    const { browser } = await openPair(second, 'screen');
    browser.data(Buffer.concat([GREETING, Buffer.from([99])]));
    expect(await browser.endReason()).toBe('protocol_error');
  });

  it('is not taken by those who watch: whoever comes then is the first', async () => {
    const { first, openPair, token, second, sessions } = await openScreenFixture('watch');
    await openPair(second, 'screen');
    first.browser.socket.close(1000);
    await vi.waitFor(async () => expect((await sessions())[0]?.end_time).not.toBeNull());
    const { browser } = await openPair(token, 'screen');
    expect(await browser.hears('live')).toMatchObject({ watching: false });
  });

  it('is taken over by who watched it, in the same session, and they are no watcher from then on', async () => {
    const { app, first, openPair, second, sessions } = await openScreenFixture('watch');
    const watcher = await openPair(second, 'screen');
    first.browser.socket.close(1000);
    await vi.waitFor(async () => expect((await sessions())[0]?.end_time).not.toBeNull());
    const taken = await openPair(second, 'screen', watcher.sessionId);
    expect(await taken.browser.hears('live')).toMatchObject({ watching: false, session: watcher.sessionId });
    const watching = async () => {
      const { objects } = await succeed(app, 'listRunningSessions', { token: second });
      return objects.map((session) => session.watching);
    };
    expect(await watching()).toEqual([false]);
    taken.browser.data(Buffer.concat([GREETING, KEY]));
    await vi.waitFor(() => expect(taken.agent.received()).toEqual(Buffer.concat([GREETING, KEY])));
    watcher.browser.data(Buffer.concat([GREETING, KEY, REQUEST]));
    await vi.waitFor(() => expect(watcher.agent.received()).toEqual(Buffer.concat([GREETING, REQUEST])));
    watcher.browser.socket.close(1000);
    await vi.waitFor(() => expect(watcher.browser.socket.readyState).toBe(watcher.browser.socket.CLOSED));
    expect(await watching()).toEqual([false]);
  });

  it('is controlled by both where the group says so', async () => {
    const { openPair, second } = await openScreenFixture('join');
    const { browser, agent } = await openPair(second, 'screen');
    expect(await browser.hears('live')).toMatchObject({ watching: false });
    browser.data(Buffer.concat([GREETING, KEY]));
    await vi.waitFor(() => expect(agent.received()).toEqual(Buffer.concat([GREETING, KEY])));
  });

  it.each(['watch', 'join'] as const)(
    'ends for the second person of %s once that is over, and not for the first',
    async (sharing) => {
      const { first, openPair, second, say } = await openScreenFixture(sharing);
      const { browser } = await openPair(second, 'screen');
      await say('alone');
      expect(await browser.endReason()).toBe('sharing_ended');
      expect(first.browser.heard).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
    },
  );
});

it('of two who come at the same moment one is the second', async () => {
  const { token, url, permit, testServer, company, call } = await openRelayFixture();
  const other = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'noah@alpha.example', { member_type_id: 2 }),
  );
  const come = async (person: string) => {
    const browser = await openBrowser(url, await permit(person, 'screen'));
    await browser.hears('waiting');
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    await arrived.end.hears('begin');
    return { browser, agent: arrived.end };
  };
  const ends = [await come(token), await come(other)];
  for (const { agent } of ends) agent.say({ type: 'ready' });
  await vi.waitFor(() => {
    const heard = ends.flatMap(({ browser }) => browser.heard);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'live' }));
    expect(heard).toContainEqual(expect.objectContaining({ type: 'ended', reason: 'screen_taken' }));
  });
});
