import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AgentEvent } from '../protocol/agentHandle.ts';
import { aMachine } from '../testing/aMachine.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type MachinePowers, powersOf, updateOutcome } from './commandRunner.ts';
import { powerCommand } from './power.ts';
import { captureScreen, screenTools } from './screen.ts';
import { startRealAgent } from './startRealAgent.ts';

const OFTEN = { interval: 20 };

async function setUp(changes: Partial<MachinePowers> = {}) {
  const fake = await startFakeServer({ intervalSeconds: 60 });
  onTestFinished(() => fake.close());
  const dataFolder = await temporaryFolder();
  const events: AgentEvent[] = [];
  const done: string[] = [];
  const powers: MachinePowers = {
    power: (action) => async () => void done.push(action),
    wake: async (mac) => {
      done.push(mac);
      return ['192.168.3.255'];
    },
    captureScreen: async () => ({ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }),
    ...changes,
  };
  const handle = await startRealAgent({
    server: fake.origin,
    dataFolder,
    enrolmentToken: ENROLMENT_TOKEN,
    machine: aMachine(),
    onEvent: (event) => events.push(event),
    powers,
  });
  onTestFinished(() => handle.stop());
  await vi.waitFor(() => expect(fake.calls.map(({ operation }) => operation)).toContain('heartbeat'), OFTEN);
  const answered = (count: number) => vi.waitFor(() => expect(fake.answers).toHaveLength(count), OFTEN);
  return { fake, dataFolder, events, done, handle, answered };
}

it('has a command within a second, long before its next report', async () => {
  const { fake, done, answered } = await setUp();
  const before = Date.now();
  const pk = fake.command({ type: 'wake', value: '0A:1B:2C:3D:4E:5F' });
  await answered(1);
  expect(Date.now() - before).toBeLessThan(1000);
  expect(done).toEqual(['0A:1B:2C:3D:4E:5F']);
  expect(fake.answers[0]).toMatchObject({
    url: `/lmm/api/v1.0/agents/commands/${pk}`,
    body: { outcome: 'done', reason: 'Sent to 192.168.3.255.' },
  });
});

it('answers a command of a type that it does not know', async () => {
  const { fake, answered } = await setUp();
  fake.command({ type: 'open_door' });
  await answered(1);
  expect(fake.answers[0]?.body).toEqual({ outcome: 'failed', reason: 'unknown_command' });
});

it.each(['reboot', 'shutdown'] as const)(
  'answers %s before the machine goes, and says it to whoever listens',
  async (type) => {
    const { fake, events, done, answered } = await setUp();
    fake.command({ type });
    await answered(1);
    await vi.waitFor(() => expect(done).toEqual([type]), OFTEN);
    expect(fake.answers[0]?.body).toMatchObject({ outcome: 'done' });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'commanded', type, outcome: 'done' }));
  },
);

it('does not reboot a machine when the server does not take the answer, so that it never reboots twice', async () => {
  const { fake, done, answered } = await setUp();
  fake.refuse = ({ operation }) => (operation === 'answer' ? { status: 409, error: 'command_over' } : null);
  fake.command({ type: 'reboot' });
  await answered(1);
  fake.refuse = () => null;
  fake.command({ type: 'wake', value: '0A:1B:2C:3D:4E:5F' });
  await answered(2);
  expect(done).toEqual(['0A:1B:2C:3D:4E:5F']);
});

it('refuses to reboot and shut down unless it was started with the flag', async () => {
  const { fake, answered } = await setUp({ power: powersOf(false).power });
  fake.command({ type: 'reboot' });
  fake.command({ type: 'shutdown' });
  await answered(2);
  for (const { body } of fake.answers) {
    expect(body).toEqual({ outcome: 'failed', reason: 'power_off' });
  }
});

it('says honestly that it does not replace itself', async () => {
  const { fake, answered } = await setUp();
  fake.command({ type: 'update', value: '99.0.0' });
  await answered(1);
  expect(fake.answers[0]?.body).toEqual({ outcome: 'failed', reason: 'update_not_supported' });
  expect(updateOutcome('1.0.0', '1.0.0').outcome).toBe('done');
});

it('starts over on agent_restart: it tells everything again, without enrolling and without going offline', async () => {
  const { fake, answered } = await setUp();
  fake.command({ type: 'agent_restart' });
  await answered(1);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(3), OFTEN);
  expect(fake.calls.map(({ operation }) => operation)).toEqual(['enrol', 'heartbeat', 'heartbeat']);
  expect(fake.calls[2]?.body).toMatchObject({ inventory: { os_name: 'Debian GNU/Linux 12' } });
  fake.command({ type: 'wake', value: '0A:1B:2C:3D:4E:5F' });
  await answered(2);
});

it('sends a picture of its screen when it is asked, and says so when it has none', async () => {
  const { fake, answered } = await setUp();
  fake.command({ type: 'screen' });
  await answered(1);
  expect(fake.answers[0]).toMatchObject({ operation: 'screen', body: Buffer.from([1, 2, 3]) });
  const blind = await setUp({ captureScreen: async () => null });
  blind.fake.command({ type: 'screen' });
  await blind.answered(1);
  expect(blind.fake.answers[0]).toMatchObject({ operation: 'answer', body: { outcome: 'failed' } });
});

it('ends when its device is deleted, and removes what it kept, although it could enrol again', async () => {
  const { fake, dataFolder, handle } = await setUp();
  expect(await readFile(join(dataFolder, 'agent.json'), 'utf8')).toContain('agent-token');
  const token = fake.calls.at(-1)?.token ?? '';
  fake.remove(token);
  expect(await handle.ended).toEqual({ kind: 'removed' });
  await expect(access(join(dataFolder, 'agent.json'))).rejects.toThrow('ENOENT');
  expect(fake.calls.filter(({ operation }) => operation === 'enrol')).toHaveLength(1);
});

it('knows how each system is rebooted and shut down, and how its screen is taken', async () => {
  expect(powerCommand('linux', 'reboot')).toEqual({ program: 'systemctl', parameters: ['reboot'] });
  expect(powerCommand('win32', 'shutdown')).toEqual({ program: 'shutdown', parameters: ['/s', '/t', '0'] });
  expect(powerCommand('darwin', 'shutdown')).toEqual({ program: 'shutdown', parameters: ['-h', 'now'] });
  expect(powerCommand('sunos', 'reboot')).toBeNull();
  expect(screenTools('linux', {})).toEqual([]);
  expect(screenTools('win32', { DISPLAY: ':0' })).toEqual([]);
  expect(screenTools('linux', { DISPLAY: ':0' }).map(({ program }) => program)).toEqual(['import']);
  expect(await captureScreen('linux', {})).toBeNull();
});
