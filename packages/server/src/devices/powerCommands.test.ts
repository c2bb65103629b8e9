import { POWER_MEMORY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepCommands } from '../agents/agentCommands.ts';
import { succeed } from '../testing/exchange.ts';
import { AGENT, command, openDeviceFixture, power, taken } from '../testing/deviceFixture.ts';
import { only } from '../testing/testServer.ts';

async function openNight() {
  const fixture = await openDeviceFixture([{}, { alive: 0, mac_addr: '0A:1B:2C:3D:4E:5F' }]);
  const { app, testServer, device, manager, token } = fixture;
  const [, sleeper = 0] = fixture.pks;
  const colleague = await fixture.person('colleague', { auth_val: '1,4' });
  const seen = async (deviceId: number, as = colleague.token) =>
    only((await succeed(app, 'getDevice', { token: as, path: { devicePk: deviceId } })).objects).power_command;
  const changed = async () => {
    const events = await testServer.database.query
      .selectFrom('events')
      .select(['type', 'device_fk'])
      .where('type', '=', 'device_changed')
      .execute();
    return events.map(({ device_fk }) => device_fk);
  };
  const answer = async () => {
    const [{ pk } = { pk: 0 }] = await taken(fixture);
    await succeed(app, 'answerAgentCommand', { token: AGENT, path: { commandPk: pk }, body: { outcome: 'done' } });
  };
  const reboot = () => command(fixture, token, device, power('reboot', device, manager));
  const wake = () => command(fixture, token, device, { type: 'wol', data: '0A:1B:2C:3D:4E:5F' });
  return { ...fixture, sleeper, seen, changed, answer, reboot, wake };
}

describe('the newest power command of a device', () => {
  it('is seen by others too, in the list as well, from the order to the answer, and announced each time', async () => {
    const { app, token, device, seen, changed, answer, reboot } = await openNight();
    expect(await seen(device)).toBeNull();
    await reboot();
    expect(await seen(device)).toMatchObject({ type: 'reboot', state: 'queued', finished_time: null });
    expect(await changed()).toEqual([device]);
    await answer();
    expect(await seen(device)).toMatchObject({ state: 'acknowledged', finished_time: expect.any(String) });
    expect(await changed()).toEqual([device, device]);
    const { objects } = await succeed(app, 'listDevices', { token });
    expect(objects.map(({ power_command }) => power_command?.type ?? null).toSorted()).toEqual(
      ['reboot', null].toSorted(),
    );
  });

  it('is that of the device that is woken, and not of the one that sends the signal', async () => {
    const { device, sleeper, seen, changed, answer, wake } = await openNight();
    await wake();
    await answer();
    expect(await seen(device)).toBeNull();
    expect(await seen(sleeper)).toMatchObject({ type: 'wake', state: 'acknowledged' });
    expect(await changed()).toEqual([sleeper, sleeper]);
  });

  it('is given up without an answer, which is announced, and is no news later', async () => {
    const { testServer, device, seen, changed, reboot } = await openNight();
    await reboot();
    testServer.clock.now += 91_000;
    await sweepCommands(testServer.connection);
    expect(await seen(device)).toMatchObject({ type: 'reboot', state: 'expired' });
    expect(await changed()).toEqual([device, device]);
    testServer.clock.now += POWER_MEMORY_MS;
    expect(await seen(device)).toBeNull();
  });

  it('leaves other commands alone: they change no state of power', async () => {
    const { fixture, token, device, seen, changed } = await openNight().then((night) => ({ fixture: night, ...night }));
    await command(fixture, token, device, { type: 'agent_restart' });
    expect(await seen(device)).toBeNull();
    expect(await changed()).toEqual([]);
  });
});
