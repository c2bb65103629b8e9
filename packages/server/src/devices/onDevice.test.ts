import { describe, expect, it, vi } from 'vitest';
import { sweepRemote } from '../remote/sessionRecords.ts';
import { succeed } from '../testing/exchange.ts';
import { openRelayFixture } from '../testing/relayFixture.ts';

type Fixture = Awaited<ReturnType<typeof openRelayFixture>>;

/** How many people are on the device, according to the list and the device's page. */
async function peopleOn({ app, token, device }: Fixture): Promise<number | undefined> {
  const { objects } = await succeed(app, 'listDevices', { token });
  const detail = await succeed(app, 'getDevice', { token, path: { devicePk: device } });
  const [listed] = objects;
  expect(detail.objects[0]?.on_device).toBe(listed?.on_device);
  return listed?.on_device;
}

/** How often open screens were notified of changes to the device. */
async function timesSent({ testServer, device }: Fixture): Promise<number> {
  const events = await testServer.database.query
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'device_changed')
    .where('device_fk', '=', device)
    .execute();
  return events.length;
}

describe('the list of devices', () => {
  it('says how many people are on a device, each of them once, and tells open screens when that changes', async () => {
    const fixture = await openRelayFixture();
    const { openPair, token } = fixture;
    const ola = await fixture.person('ola', { auth_remotecontrol: 1, auth_filemanager: 1 });
    expect(await peopleOn(fixture)).toBe(0);

    const hers = await openPair(ola.token);
    expect(await peopleOn(fixture)).toBe(1);
    const sentForOne = await timesSent(fixture);
    expect(sentForOne).toBeGreaterThan(0);
    await openPair(ola.token, 'files', hers.sessionId);
    const second = await openPair(ola.token);
    expect(await peopleOn(fixture)).toBe(1);
    await openPair(token);
    expect(await peopleOn(fixture)).toBe(2);

    const before = await timesSent(fixture);
    expect(before).toBeGreaterThan(sentForOne);
    for (const sessionId of [hers.sessionId, second.sessionId]) {
      await succeed(fixture.app, 'endRunningSession', { token, path: { sessionPk: sessionId } });
    }
    expect(await peopleOn(fixture)).toBe(1);
    expect(await timesSent(fixture)).toBe(before + 2);
  });

  it('says nobody of a session that no server has open, and tells it when that session is over', async () => {
    // Nobody checks the connections meanwhile: a check in progress would count the session as open once more.
    const fixture = await openRelayFixture({ watchMs: 60_000 });
    const { openPair, token, testServer } = fixture;
    const { browser, agent } = await openPair(token);
    browser.socket.terminate();
    await agent.endReason();
    const states = () => testServer.database.query.selectFrom('remote_connections').select('state').execute();
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'over' }]));
    expect(await peopleOn(fixture)).toBe(1);
    testServer.clock.now += 20_000;
    await vi.waitFor(async () => expect(await peopleOn(fixture)).toBe(0));
    const before = await timesSent(fixture);
    testServer.clock.now += 60_000;
    await sweepRemote(testServer.connection);
    expect(await timesSent(fixture)).toBe(before + 1);
  });
});
