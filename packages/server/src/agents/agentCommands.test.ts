import { describe, expect, it } from 'vitest';
import { REDELIVERED_AFTER_MS, sweepCommands } from './agentCommands.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { TELEMETRY } from '../testing/testServer.ts';
import { AGENT, command, openDeviceFixture, power, taken, watchForWaitingAgent } from '../testing/deviceFixture.ts';

async function openQueue() {
  const fixture = await openDeviceFixture();
  const { app, token, device, manager } = fixture;
  const reboot = () => command(fixture, token, device, power('reboot', device, manager));
  const states = async () =>
    (await succeed(app, 'listDeviceCommands', { token, path: { devicePk: device } })).objects.map(
      ({ type, state, reason }) => [type, state, reason].join(' ').trim(),
    );
  const answer = (commandId: number, body: object) => ({ token: AGENT, path: { commandPk: commandId }, body });
  return { ...fixture, fixture, reboot, states, answer };
}

describe('an agent that waits for commands', () => {
  it('has one within a second of its being asked for', async () => {
    const { fixture, reboot } = await openQueue();
    const untilItWaits = watchForWaitingAgent(fixture.testServer.bus);
    const waiting = taken(fixture, 20);
    await untilItWaits();
    const before = performance.now();
    await reboot();
    expect(await waiting).toEqual([{ pk: expect.any(Number), type: 'reboot', value: '' }]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('has nothing when the wait is over, and does not wait unless it asks to', async () => {
    const { fixture } = await openQueue();
    const before = performance.now();
    expect(await taken(fixture)).toEqual([]);
    expect(performance.now() - before).toBeLessThan(500);
    expect(await taken(fixture, 1)).toEqual([]);
    expect(performance.now() - before).toBeGreaterThan(1000);
  });

  it('takes no command with it when it has left: the next request has the command at once', async () => {
    const { app, fixture, reboot } = await openQueue();
    const untilItWaits = watchForWaitingAgent(fixture.testServer.bus);
    const leaving = new AbortController();
    const request = { headers: { token: AGENT }, signal: leaving.signal };
    const left = app.request('/lmm/api/v1.0/agents/commands?wait=20', request);
    await untilItWaits();
    leaving.abort();
    await reboot();
    await left;
    expect(await taken(fixture)).toEqual([{ pk: expect.any(Number), type: 'reboot', value: '' }]);
  });

  it('has only its own', async () => {
    const fixture = await openDeviceFixture([{}, {}]);
    const { token, pks } = fixture;
    await command(fixture, token, pks[1] ?? 0, { type: 'agent_restart' });
    expect(await taken(fixture)).toEqual([]);
  });

  it('has them with a report as well', async () => {
    const { app, reboot } = await openQueue();
    await reboot();
    const { objects } = await succeed(app, 'reportHeartbeat', { token: AGENT, body: { telemetry: TELEMETRY } });
    expect(objects[0]?.commands).toEqual([{ pk: expect.any(Number), type: 'reboot', value: '' }]);
  });
});

describe('a command', () => {
  it('goes from queued to delivered to acknowledged, and its outcome is seen', async () => {
    const { app, fixture, reboot, states, answer } = await openQueue();
    await reboot();
    expect(await states()).toEqual(['reboot queued']);
    const [{ pk } = { pk: 0 }] = await taken(fixture);
    expect(await states()).toEqual(['reboot delivered']);
    await succeed(app, 'answerAgentCommand', answer(pk, { outcome: 'done', reason: 'On my way.' }));
    expect(await states()).toEqual(['reboot acknowledged On my way.']);
    const late = answer(pk, { outcome: 'failed', reason: 'No.' });
    expect(await refuse(app, 'answerAgentCommand', late)).toEqual({ status: 409, error: 'command_over' });
    expect(await states()).toEqual(['reboot acknowledged On my way.']);
  });

  it('tells open screens once it was answered or given up, and of a picture tells them nothing', async () => {
    const { testServer, app, fixture, token, device, reboot, answer } = await openQueue();
    const told = () =>
      testServer.database.query
        .selectFrom('events')
        .select(['device_fk', 'subject_fk'])
        .where('type', '=', 'command_changed')
        .orderBy('id')
        .execute();
    await reboot();
    const [{ pk: answered } = { pk: 0 }] = await taken(fixture);
    expect(await told()).toEqual([]);
    await succeed(app, 'answerAgentCommand', answer(answered, { outcome: 'done', reason: '' }));
    expect(await told()).toEqual([{ device_fk: device, subject_fk: answered }]);

    await reboot();
    await send(app, 'getDeviceImage', { token, path: { devicePk: device }, query: { t: 1 } });
    const [{ pk: givenUp } = { pk: 0 }] = await taken(fixture);
    testServer.clock.now += 90_000;
    await sweepCommands(testServer.connection);
    expect(await told()).toEqual([
      { device_fk: device, subject_fk: answered },
      { device_fk: device, subject_fk: givenUp },
    ]);
  });

  it('that the agent refuses is failed, with the reason', async () => {
    const { app, fixture, reboot, states, answer } = await openQueue();
    await reboot();
    const [{ pk } = { pk: 0 }] = await taken(fixture);
    await succeed(app, 'answerAgentCommand', answer(pk, { outcome: 'failed', reason: 'Switched off here.' }));
    expect(await states()).toEqual(['reboot failed Switched off here.']);
  });

  it('is handed out again when no answer comes, in case it was lost on the way', async () => {
    const { testServer, fixture, reboot } = await openQueue();
    await reboot();
    const first = await taken(fixture);
    expect(await taken(fixture)).toEqual([]);
    testServer.clock.now += REDELIVERED_AFTER_MS;
    expect(await taken(fixture)).toEqual(first);
  });

  it('that nobody takes is given up after ninety seconds, and not handed out any more', async () => {
    const { testServer, app, fixture, reboot, states, answer } = await openQueue();
    await reboot();
    const [{ pk } = { pk: 0 }] = await taken(fixture);
    testServer.clock.now += 89_999;
    await sweepCommands(testServer.connection);
    expect(await states()).toEqual(['reboot delivered']);
    testServer.clock.now += 1;
    expect(await taken(fixture)).toEqual([]);
    await sweepCommands(testServer.connection);
    expect(await states()).toEqual(['reboot expired']);
    const late = answer(pk, { outcome: 'done' });
    expect(await refuse(app, 'answerAgentCommand', late)).toMatchObject({ status: 409 });
    testServer.clock.now += 31 * 86_400_000;
    await sweepCommands(testServer.connection);
    expect(await testServer.database.query.selectFrom('agent_commands').select('pk').execute()).toEqual([]);
  });

  it('of another agent cannot be answered', async () => {
    const fixture = await openDeviceFixture([{}, {}]);
    const { app, testServer, token, pks } = fixture;
    await command(fixture, token, pks[1] ?? 0, { type: 'agent_restart' });
    const { pk } = await testServer.database.query.selectFrom('agent_commands').select('pk').executeTakeFirstOrThrow();
    const call = { token: AGENT, path: { commandPk: pk }, body: { outcome: 'done' } };
    expect(await refuse(app, 'answerAgentCommand', call)).toEqual({ status: 404, error: 'not_found' });
  });
});
