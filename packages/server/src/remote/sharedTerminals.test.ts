import type { RemoteSharing } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { auditOf } from '../testing/deviceFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { bringAgent, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { addPerson, letInto, sessionOf } from '../testing/testServer.ts';

const SHELL = 'shell-of-the-first';
const OPENED = { type: 'opened', terminal: SHELL, offset: 0, shell: 'bash', simulated: false };
const OPEN = { type: 'open', columns: 80, rows: 24 };
const WORDS = Buffer.from('ls\n');

/** A device with a terminal that an administrator has open, and a second administrator. */
async function openTerminalFixture(sharing: RemoteSharing | null) {
  const fixture = await openRelayFixture();
  const { app, token, group, device, testServer, company, url, call } = fixture;
  const say = (remote_sharing: RemoteSharing | null) =>
    succeed(app, 'changeGroup', { token, path: { groupPk: group }, body: { remote_sharing } });
  if (sharing !== null) await say(sharing);
  const person = await addPerson(testServer, company.companyId, 'noah@alpha.example', { member_type_id: 2 });
  const second = await sessionOf(testServer, person);
  const first = await fixture.openPair(token);
  first.agent.control(OPENED);
  await first.browser.hears('opened');

  /** What a person is shown about the first one's session. */
  const shown = async (by: string) => {
    const { objects } = await succeed(app, 'listRunningSessions', { token: by });
    const session = objects.find(({ pk }) => pk === first.sessionId);
    return session && { terminals: session.terminals, part: session.terminal_part };
  };
  const bodyBeside = (beside_pk: number) => ({ device_pk: device, kind: 'terminal', beside_pk });
  const wish = async (by: string, beside = first.connectionId) => {
    const { objects } = await succeed(app, 'openRemoteConnection', { token: by, body: bodyBeside(beside) });
    return objects[0]?.connection_token ?? '';
  };
  const refused = (by: string, body: object = bodyBeside(first.connectionId)) =>
    refuse(app, 'openRemoteConnection', { token: by, body });
  /** Both ends of a connection besides the first one, before its agent says that it is ready. */
  const come = async (by: string, beside = first.connectionId) => {
    const browser = await openBrowser(url, await wish(by, beside));
    await browser.hears('waiting');
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    return { browser, agent: arrived.end, begin: await arrived.end.hears('begin') };
  };
  const join = async (by: string, beside = first.connectionId) => {
    const { browser, agent } = await come(by, beside);
    agent.say({ type: 'ready', beside: true });
    return { browser, agent, live: await browser.hears('live') };
  };
  if (sharing === 'watch' || sharing === 'join') {
    await vi.waitFor(async () => expect(await shown(second)).toMatchObject({ part: sharing }));
  }
  return { ...fixture, say, second, first, shown, refused, come, join };
}

describe('the terminal of somebody else', () => {
  it('is theirs alone unless a group says otherwise', async () => {
    const { app, token, second, shown, refused, first } = await openTerminalFixture(null);
    expect(await refused(second)).toEqual({ status: 403, error: 'terminal_not_shared' });
    expect(await shown(second)).toEqual({ terminals: [], part: null });
    expect(await auditOf({ app }, token)).toContainEqual(
      expect.objectContaining({ old_value: 'terminal', new_value: 'not_shared' }),
    );
    expect(first.browser.heard).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
  });

  it('is offered to others where the group says so, and nobody their own', async () => {
    const { token, second, shown, first } = await openTerminalFixture('watch');
    expect(await shown(second)).toEqual({ terminals: [first.connectionId], part: 'watch' });
    expect(await shown(token)).toEqual({ terminals: [], part: null });
  });

  it('is not offered to people who may not use terminals themselves', async () => {
    const { testServer, company, group, shown, refused } = await openTerminalFixture('join');
    const person = await addPerson(testServer, company.companyId, 'user@alpha.example');
    await letInto(testServer, person, group);
    const user = await sessionOf(testServer, person);
    expect(await shown(user)).toEqual({ terminals: [], part: null });
    expect(await refused(user)).toEqual({ status: 403, error: 'no_permission' });
  });

  it('is only watched where the group says so: nothing that acts reaches the device', async () => {
    const { app, token, second, first, join } = await openTerminalFixture('watch');
    const guest = await join(second);
    expect(guest.live).toMatchObject({ watching: true });
    guest.browser.control(OPEN);
    guest.browser.data(WORDS);
    guest.browser.control({ type: 'resize', columns: 10, rows: 10 });
    guest.browser.control({ type: 'received', offset: 10 });
    guest.browser.control({ ...OPEN, terminal: SHELL });
    await vi.waitFor(() => expect(guest.agent.heard).toContainEqual({ ...OPEN, terminal: SHELL }));
    expect(guest.agent.heard.slice(1)).toEqual([OPEN, { ...OPEN, terminal: SHELL }]);
    expect(guest.agent.received()).toHaveLength(0);
    guest.agent.data(Buffer.from('$ '));
    await vi.waitFor(() => expect(guest.browser.received().toString()).toBe('$ '));
    first.browser.data(WORDS);
    await vi.waitFor(() => expect(first.agent.received()).toEqual(WORDS));
    const { objects } = await succeed(app, 'listRunningSessions', { token });
    expect(objects.map(({ own, watching }) => ({ own, watching }))).toEqual([
      { own: false, watching: true },
      { own: true, watching: false },
    ]);
  });

  it('is used by both where the group says so', async () => {
    const { second, join } = await openTerminalFixture('join');
    const { browser, agent, live } = await join(second);
    expect(live).toMatchObject({ watching: false });
    browser.data(WORDS);
    await vi.waitFor(() => expect(agent.received()).toEqual(WORDS));
  });

  it('is named to the agent, and never to the browser that comes to it', async () => {
    const { second, come } = await openTerminalFixture('watch');
    const { begin, browser } = await come(second);
    expect(begin).toMatchObject({ type: 'begin', kind: 'terminal', beside: SHELL });
    expect(JSON.stringify(browser.heard)).not.toContain(SHELL);
  });

  it('is not the one that the agent says it has opened for a person who came to it', async () => {
    const { second, token, shown, join, app } = await openTerminalFixture('join');
    const guest = await join(second);
    guest.agent.control({ ...OPENED, terminal: 'seen-by-the-second' });
    await guest.browser.hears('opened');
    guest.browser.data(WORDS);
    await vi.waitFor(() => expect(guest.agent.received()).toEqual(WORDS));
    const { objects } = await succeed(app, 'listRunningSessions', { token });
    expect(objects.map(({ terminals }) => terminals)).toEqual([[], []]);
    expect(await shown(second)).toMatchObject({ part: 'join' });
  });

  it('is not opened by an agent that does not know of others: it would open one of the own', async () => {
    const { second, come } = await openTerminalFixture('watch');
    const { browser, agent } = await come(second);
    agent.say({ type: 'ready' });
    expect(await browser.hears('ended')).toMatchObject({
      reason: 'failed',
      detail: expect.stringContaining('updated'),
    });
  });

  it.each(['watch', 'join'] as const)(
    'ends for a second person once %s is over, and not for the first',
    async (sharing) => {
      const { second, first, join, say } = await openTerminalFixture(sharing);
      const { browser } = await join(second);
      await say('alone');
      expect(await browser.endReason()).toBe('sharing_ended');
      expect(first.browser.heard).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
    },
  );

  it('is refused to a person who was permitted before the policy changed', async () => {
    const { second, url, say, app, device, first } = await openTerminalFixture('watch');
    const body = { device_pk: device, kind: 'terminal', beside_pk: first.connectionId };
    const { objects } = await succeed(app, 'openRemoteConnection', { token: second, body });
    await say('alone');
    const browser = await openBrowser(url, objects[0]?.connection_token ?? '');
    expect(await browser.hears('ended')).toMatchObject({ reason: 'sharing_ended' });
    expect(browser.heard).toHaveLength(1);
  });

  it('is still found after its person has connected again', async () => {
    const { token, second, first, join, openPair } = await openTerminalFixture('watch');
    first.browser.socket.terminate();
    await first.agent.hears('ended');
    const again = await openPair(token, 'terminal', first.sessionId);
    again.agent.control(OPENED);
    await again.browser.hears('opened');
    await vi.waitFor(async () => expect((await join(second)).live).toMatchObject({ watching: true }));
  });

  it('is over once its person has left', async () => {
    const { second, first, refused, shown } = await openTerminalFixture('watch');
    first.browser.socket.close(1000);
    await first.agent.hears('ended');
    await vi.waitFor(async () => expect(await shown(second)).toBeUndefined());
    expect(await refused(second)).toEqual({ status: 409, error: 'terminal_over' });
  });

  it('is none where nobody has one: an unknown connection, one of another kind, another device, the own one', async () => {
    const { token, second, device, first, openPair, refused } = await openTerminalFixture('watch');
    const over = { status: 409, error: 'terminal_over' };
    const screen = await openPair(token, 'screen');
    expect(await refused(second, { device_pk: device, kind: 'terminal', beside_pk: 99_999 })).toEqual(over);
    expect(await refused(second, { device_pk: device, kind: 'terminal', beside_pk: screen.connectionId })).toEqual(
      over,
    );
    expect(await refused(token)).toEqual(over);
    expect(await refused(second, { device_pk: device, kind: 'files', beside_pk: first.connectionId })).toEqual({
      status: 400,
      error: 'invalid_data',
    });
  });
});
