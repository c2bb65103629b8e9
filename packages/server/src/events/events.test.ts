import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { type ListenedServer, listen, listenFrom, openTwoGroups } from '../testing/eventListener.ts';
import { succeed } from '../testing/exchange.ts';
import { busOf } from '../testing/testDatabase.ts';
import { addCompany, addDevices, addPerson, type TestServer, letInto, sessionOf } from '../testing/testServer.ts';
import { waitForEvents } from '../testing/waitForEvents.ts';
import { pruneEvents } from './keptEvents.ts';

/** Another server of the same database; a SQLite database has one server only. */
async function openSecondServer(testServer: TestServer): Promise<ListenedServer> {
  if (testServer.database.engine === 'sqlite') return testServer;
  const events = await busOf(testServer.database);
  afterThisTest(() => events.close());
  const { database, settings, clock } = testServer;
  const app = createApp({ database, settings, events, clock: () => clock.now });
  return { app, eventsDelivered: await waitForEvents(events, database) };
}

/** Makes every company limit its sessions, in minutes. */
async function limitSessions(
  { database }: TestServer,
  limits: { idle_time?: number; session_time?: number },
): Promise<void> {
  await database.query.updateTable('policies').set(limits).execute();
}

/** The id of the last event. */
async function newestId({ database }: TestServer): Promise<number> {
  const { id } = await database.query.selectFrom('events').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

describe('the event stream', () => {
  it('tells what happens, each event with an id that grows', async () => {
    const { testServer, token, inSeoul, inBusan, rename } = await openTwoGroups();
    const stream = await listen(testServer, token);
    await rename(inSeoul, 'x');
    await rename(inBusan, 'y');
    const [first, second] = [await stream.next(), await stream.next()];
    expect(first?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
    expect(second?.event).toEqual({ type: 'device_changed', device_pk: inBusan });
    expect(second?.id).toBeGreaterThan(first?.id ?? Number.NaN);
  });

  it('tells nobody of another company', async () => {
    const { testServer, token, inSeoul, rename } = await openTwoGroups();
    const other = await addCompany(testServer, 'Beta');
    const stranger = await sessionOf(
      testServer,
      await addPerson(testServer, other.companyId, 'bob', { member_type_id: 2 }),
    );
    const [theirs = 0] = await addDevices(testServer, other.companyId, [
      { alias: 'b', device_group_fk: other.defaultGroupId },
    ]);
    await rename(inSeoul, 'before');
    const before = await newestId(testServer);
    const [own, foreign] = [await listen(testServer, token), await listen(testServer, stranger)];
    await rename(inSeoul, 'secret');
    await succeed(testServer.app, 'changeDevice', {
      token: stranger,
      path: { devicePk: theirs },
      body: { alias: 'ours' },
    });
    expect((await foreign.next())?.event).toEqual({ type: 'device_changed', device_pk: theirs });
    expect((await own.next())?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
    // Catching up is no way around it: the outsider reconnects from before both changes.
    const replayed = await listen(testServer, stranger, before);
    expect((await replayed.next())?.event).toEqual({ type: 'device_changed', device_pk: theirs });
  });

  it('tells of a device only who may open its group, or the group it left', async () => {
    const { testServer, app, company, token, seoul, busan, inSeoul, inBusan, rename } = await openTwoGroups();
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, seoul);
    const stream = await listen(testServer, await sessionOf(testServer, user));
    await rename(inBusan, 'not for uma');
    await rename(inSeoul, 'for uma');
    expect((await stream.next())?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
    const body = { device_pk: inSeoul, new_device_group_fk: busan, old_device_group_fk: seoul };
    await succeed(app, 'moveDevice', { token, body });
    expect((await stream.next())?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
    expect((await stream.next())?.event).toEqual({ type: 'groups_changed' });
  });

  it('tells a client that comes back what it missed, and nothing it has seen', async () => {
    const { testServer, token, inSeoul, rename } = await openTwoGroups();
    const stream = await listen(testServer, token);
    await rename(inSeoul, 'one');
    const seen = (await stream.next())?.id ?? 0;
    await rename(inSeoul, 'two');
    await rename(inSeoul, 'three');
    const missed = [(await stream.next())?.id, (await stream.next())?.id];
    const back = await listen(testServer, token, seen);
    const heard: (number | null | undefined)[] = [];
    // PostgreSQL may repeat events before the last one, because ids become visible out of order there.
    while (heard.at(-1) !== missed[1]) heard.push((await back.next())?.id);
    expect(heard.filter((id) => (id ?? 0) > seen)).toEqual(missed);
    await rename(inSeoul, 'four');
    expect((await back.next())?.id).toBeGreaterThan(missed[1] ?? Number.NaN);
  });

  it('tells what happened while a client was reading already, and nothing of before', async () => {
    const { testServer, token, inSeoul, inBusan, rename } = await openTwoGroups();
    const earlier = await listen(testServer, token);
    await rename(inSeoul, 'long ago');
    await earlier.next();
    testServer.clock.now += 60_000;
    await rename(inSeoul, 'after its first read');
    testServer.clock.now += 2000;
    const stream = await listenFrom(testServer, token, { 'reading-for': '2500' });
    await rename(inBusan, 'live');
    const heard = [await stream.next(), await stream.next()];
    expect(heard.map((one) => one?.event)).toEqual([
      { type: 'device_changed', device_pk: inSeoul },
      { type: 'device_changed', device_pk: inBusan },
    ]);
  });

  it('begins with reset for a client that has been reading for longer than events are kept', async () => {
    const { testServer, token } = await openTwoGroups();
    const stream = await listenFrom(testServer, token, { 'reading-for': String(61 * 60_000) });
    expect((await stream.next())?.event).toEqual({ type: 'reset' });
  });

  it('begins with reset when what was missed is too old to tell', async () => {
    const { testServer, managerId, inSeoul, rename } = await openTwoGroups();
    await rename(inSeoul, 'one');
    const seen = await newestId(testServer);
    testServer.clock.now += 61 * 60_000;
    await rename(inSeoul, 'two');
    await pruneEvents(testServer.connection);
    const stream = await listen(testServer, await sessionOf(testServer, managerId), seen);
    const reset = await stream.next();
    expect(reset?.event).toEqual({ type: 'reset' });
    expect(reset?.id).toBeGreaterThan(seen);
  });

  it('ends with session_ended when the session does, and only its own', async () => {
    const { testServer, app, managerId, token, inSeoul } = await openTwoGroups();
    const otherToken = await sessionOf(testServer, managerId);
    const [own, other] = [await listen(testServer, token), await listen(testServer, otherToken)];
    await succeed(app, 'logOut', { token });
    expect((await own.next())?.event).toEqual({ type: 'session_ended' });
    expect(await own.next()).toBeNull();
    await succeed(app, 'changeDevice', {
      token: otherToken,
      path: { devicePk: inSeoul },
      body: { alias: 'still here' },
    });
    expect((await other.next())?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
  });

  it('tells of an end by idleness ahead, and that it was put off by use; an unattended screen is no use', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    afterThisTest(async () => void vi.useRealTimers());
    const { testServer, app, token } = await openTwoGroups();
    await limitSessions(testServer, { idle_time: 60 });
    const opened = testServer.clock.now;
    testServer.clock.now = opened + 56 * 60_000;
    const stream = await listen(testServer, token);
    const endsAt = (minutes: number) => new Date(opened + minutes * 60_000).toISOString();
    expect(await stream.next()).toMatchObject({
      event: { type: 'session_ending', ends_at: endsAt(60), prolongable: 1 },
    });
    testServer.clock.now = opened + 58 * 60_000;
    await succeed(app, 'listGroups', { token, headers: { 'x-unattended': '1' } });
    await succeed(app, 'getOwnProfile', { token });
    vi.advanceTimersByTime(15_000);
    expect((await stream.next())?.event).toEqual({ type: 'session_prolonged' });
    testServer.clock.now = opened + 114 * 60_000;
    await succeed(app, 'listGroups', { token, headers: { 'x-unattended': '1' } });
    vi.advanceTimersByTime(15_000);
    expect((await stream.next())?.event).toMatchObject({ type: 'session_ending', ends_at: endsAt(118) });
    testServer.clock.now = opened + 118 * 60_000;
    vi.advanceTimersByTime(15_000);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
  });

  it('tells of an end that the company sets and nothing puts off', async () => {
    const { testServer, app, token } = await openTwoGroups();
    await limitSessions(testServer, { session_time: 12 });
    const opened = testServer.clock.now;
    testServer.clock.now = opened + 9 * 60_000;
    await succeed(app, 'getOwnProfile', { token });
    const stream = await listen(testServer, token);
    const ends_at = new Date(opened + 12 * 60_000).toISOString();
    expect((await stream.next())?.event).toEqual({ type: 'session_ending', ends_at, prolongable: 0 });
  });

  it('does not tell of what was undone', async () => {
    const { testServer, token, company, inSeoul, seoul, rename } = await openTwoGroups();
    const stream = await listen(testServer, token);
    await testServer.connection
      .transact(async ({ emit }) => {
        await emit({ type: 'device_removed', companyId: company.companyId, deviceId: inSeoul, groupId: seoul });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await rename(inSeoul, 'done');
    expect((await stream.next())?.event).toEqual({ type: 'device_changed', device_pk: inSeoul });
  });

  it('reaches every screen of every server in the order of the changes', async () => {
    const { testServer, token, inSeoul, rename } = await openTwoGroups();
    const second = await openSecondServer(testServer);
    const open = (server: ListenedServer) => Array.from({ length: 10 }, () => listen(server, token));
    const streams = await Promise.all([...open(testServer), ...open(second)]);
    for (const alias of ['1', '2', '3']) await rename(inSeoul, alias);
    for (const stream of streams) {
      const ids = [(await stream.next())?.id ?? 0, (await stream.next())?.id ?? 0, (await stream.next())?.id ?? 0];
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });
});
