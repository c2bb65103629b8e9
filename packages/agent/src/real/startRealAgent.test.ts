import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AgentEvent } from '../protocol/agentHandle.ts';
import { wait } from '../protocol/wait.ts';
import { aMachine } from '../testing/aMachine.ts';
import { ENROLMENT_TOKEN, startFakeServer, type FakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { startRealAgent, type RealAgentOptions } from './startRealAgent.ts';

async function setUp(options: Partial<RealAgentOptions> = {}) {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const dataFolder = await temporaryFolder();
  const events: AgentEvent[] = [];
  const start = async (changes: Partial<RealAgentOptions> = {}) => {
    const handle = await startRealAgent({
      server: fake.origin,
      dataFolder,
      enrolmentToken: ENROLMENT_TOKEN,
      machine: aMachine(),
      onEvent: (event) => events.push(event),
      random: () => 0,
      ...options,
      ...changes,
    });
    onTestFinished(() => handle.stop());
    return handle;
  };
  return { fake, dataFolder, events, start };
}

const operations = (fake: FakeServer) => fake.calls.map(({ operation }) => operation);
const heartbeats = (fake: FakeServer) => fake.calls.filter(({ operation }) => operation === 'heartbeat');
const OFTEN = { interval: 20 };

/** Pauses that are recorded instead of waited for, on a clock that does not advance: a report takes no time. */
function notedPauses() {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => clock.mockRestore());
  const pauses: number[] = [];
  const pause: RealAgentOptions['pause'] = async (milliseconds, signal) => {
    pauses.push(milliseconds);
    await wait(1, signal);
  };
  return { pauses, pause };
}

it('enrols as a real machine and sends the whole inventory with its first report', async () => {
  const { fake, start } = await setUp();
  await start();
  await vi.waitFor(() => expect(operations(fake)).toEqual(['enrol', 'heartbeat']), OFTEN);
  expect(fake.calls[0]?.body).toMatchObject({ host_name: 'kiosk-03', dev_os_id: 2, simulated: false });
  expect(fake.calls[1]?.body).toMatchObject({ inventory: { os_name: 'Debian GNU/Linux 12' } });
  expect(fake.complaints).toEqual([]);
});

it('names the tags of a new device when it enrols, and says nothing of tags where none are named', async () => {
  const { fake, start } = await setUp({ tags: ['kiosk', 'lobby'] });
  await start();
  await vi.waitFor(() => expect(operations(fake)).toEqual(['enrol', 'heartbeat']), OFTEN);
  expect(fake.calls[0]?.body).toMatchObject({ tags: ['kiosk', 'lobby'] });
  const plain = await setUp();
  await plain.start();
  await vi.waitFor(() => expect(operations(plain.fake)).toEqual(['enrol', 'heartbeat']), OFTEN);
  expect(plain.fake.calls[0]?.body).not.toHaveProperty('tags');
  expect([...fake.complaints, ...plain.fake.complaints]).toEqual([]);
});

it('reports again after the interval that the server names', async () => {
  const { pauses, pause } = notedPauses();
  const { fake, start } = await setUp({ pause });
  await start();
  await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThanOrEqual(3), OFTEN);
  expect(pauses.slice(0, 2)).toEqual([1000, 1000]);
});

it('sends only what has changed of the inventory', async () => {
  let memory = '1.0';
  const { fake, start } = await setUp({
    machine: aMachine(() => ({ os_name: 'Debian GNU/Linux 12', prcss_name: 'node', prcss_memory_usage: memory })),
  });
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(2), OFTEN);
  memory = '2.0';
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(3), OFTEN);
  expect(heartbeats(fake)[1]?.body).not.toHaveProperty('inventory');
  expect(heartbeats(fake)[2]?.body).toHaveProperty('inventory', { prcss_memory_usage: '2.0' });
});

it('keeps guid and token in a file that only its owner may read, and goes on with them', async () => {
  const { fake, dataFolder, start } = await setUp();
  const first = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await first.stop();
  expect((await stat(join(dataFolder, 'agent.json'))).mode & 0o777).toBe(0o600);

  await start({ enrolmentToken: null });
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(2), OFTEN);
  expect(operations(fake).filter((operation) => operation === 'enrol')).toHaveLength(1);
  expect(heartbeats(fake)[1]?.token).toBe(heartbeats(fake)[0]?.token);
});

it('never sends its token to another server, where it enrols with the same guid', async () => {
  const { fake, start } = await setUp();
  const other = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => other.close());
  const first = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await first.stop();
  await start({ server: other.origin });
  await vi.waitFor(() => expect(heartbeats(other)).toHaveLength(1), OFTEN);
  expect(other.calls[0]).toMatchObject({ operation: 'enrol', token: '' });
  const { body: earlier } = fake.calls[0] ?? {};
  expect(other.calls[0]?.body).toEqual(earlier);
});

it('enrols again when the server has forgotten it, and tells everything again', async () => {
  const { fake, start } = await setUp();
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  fake.forgetTokens();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(3), OFTEN);
  expect(operations(fake)).toEqual(['enrol', 'heartbeat', 'heartbeat', 'enrol', 'heartbeat']);
  expect(fake.calls.at(-1)?.body).toMatchObject({ inventory: { os_name: 'Debian GNU/Linux 12' } });
});

it('ends when the server has forgotten it and there is no enrolment token', async () => {
  const { fake, start } = await setUp();
  const first = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await first.stop();
  fake.forgetTokens();
  const second = await start({ enrolmentToken: null });
  expect(await second.ended).toEqual({ kind: 'failed', reason: 'enrolment_token_missing' });
});

it('proves with its former token that it is the agent of the device, also when it was stopped meanwhile', async () => {
  const { fake, start } = await setUp();
  const first = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  expect(fake.calls[0]?.body).not.toHaveProperty('former_token');
  const { token } = fake.calls[1] ?? {};
  fake.forgetTokens();
  // The server never manages to answer the enrollment.
  fake.refuse = ({ operation }) => (operation === 'enrol' ? { status: 503, error: 'server_error' } : null);
  await vi.waitFor(() => expect(fake.calls.at(-1)?.operation).toBe('enrol'), OFTEN);
  expect(fake.calls.at(-1)?.body).toHaveProperty('former_token', token);
  await first.stop();
  fake.refuse = () => null;
  const before = heartbeats(fake).length;
  await start();
  await vi.waitFor(() => expect(heartbeats(fake).at(-1)?.body).toHaveProperty('inventory'), OFTEN);
  const enrolments = fake.calls.filter(({ operation }) => operation === 'enrol');
  expect(enrolments.at(-1)?.body).toHaveProperty('former_token', token);
  expect(heartbeats(fake).length).toBeGreaterThan(before);
  expect(fake.complaints).toEqual([]);
});

it('ends when the enrolment token is refused', async () => {
  const { start } = await setUp();
  const handle = await start({ enrolmentToken: 'another token' });
  expect(await handle.ended).toEqual({ kind: 'failed', reason: 'enrolment_refused' });
});

it('holds on while the server is away, and says so once', async () => {
  const { fake, events, start } = await setUp();
  const port = Number(new URL(fake.origin).port);
  await fake.close();
  await start();
  await vi.waitFor(() => expect(events).toEqual([{ kind: 'waiting', reason: 'ECONNREFUSED' }]), OFTEN);
  await new Promise((resume) => setTimeout(resume, 700));
  const back = await startFakeServer({ intervalSeconds: 1, port });
  onTestFinished(() => back.close());
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ kind: 'connected' }), OFTEN);
  expect(events.map(({ kind }) => kind)).toEqual(['waiting', 'enrolled', 'connected']);
});

it('waits as long as a busy server asks', async () => {
  const { pauses, pause } = notedPauses();
  const { fake, start } = await setUp({ pause });
  fake.refuse = () =>
    fake.calls.length > 1 ? null : { status: 429, error: 'too_many_requests', headers: { 'retry-after': '2' } };
  await start();
  await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(0), OFTEN);
  expect(pauses[0]).toBe(2000);
});

it('waits when the licenses cover no more devices', async () => {
  const { fake, events, start } = await setUp();
  fake.refuse = () => (fake.calls.length > 1 ? null : { status: 409, error: 'license_volume_exceeded' });
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  expect(events[0]).toEqual({ kind: 'waiting', reason: '409 license_volume_exceeded' });
});

it('sends an inventory again that the server did not take', async () => {
  const { fake, start } = await setUp();
  fake.refuse = ({ operation }) =>
    operation === 'heartbeat' && heartbeats(fake).length === 1 ? { status: 500, error: 'server_error' } : null;
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(2), OFTEN);
  expect(heartbeats(fake)[1]?.body).toMatchObject({ inventory: { os_name: 'Debian GNU/Linux 12' } });
});

it('signs off when it is stopped', async () => {
  const { fake, start } = await setUp();
  const handle = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await handle.stop();
  expect(operations(fake)).toEqual(['enrol', 'heartbeat', 'goodbye']);
  expect(await handle.ended).toEqual({ kind: 'stopped' });
});

it('stops at once while it waits for a server that is away', async () => {
  const { fake, events, start } = await setUp();
  await fake.close();
  const handle = await start();
  await vi.waitFor(() => expect(events).toHaveLength(1), OFTEN);
  const before = Date.now();
  await handle.stop();
  expect(Date.now() - before).toBeLessThan(1000);
  const reopened = await startFakeServer();
  onTestFinished(() => reopened.close());
});

it('does not follow a redirect with its token', async () => {
  const { fake, events, start } = await setUp();
  const other = await startFakeServer();
  onTestFinished(() => other.close());
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  const location = `${other.origin}/lmm/api/v1.0/agents/heartbeat`;
  fake.refuse = () => ({ status: 307, error: 'moved', headers: { location } });
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('waiting'), OFTEN);
  expect(other.calls).toEqual([]);
});

it('refuses a damaged file instead of becoming another device', async () => {
  const { dataFolder, start } = await setUp();
  const file = join(dataFolder, 'agent.json');
  await writeFile(file, '{"guid": "me"}');
  await expect(start()).rejects.toThrow('agent.json is damaged');
  expect(await readFile(file, 'utf8')).toBe('{"guid": "me"}');
});

it.each(['{}', '{"private_key": "x"}'])('refuses the damaged key %s instead of making another', async (content) => {
  const { dataFolder, start } = await setUp();
  await writeFile(join(dataFolder, 'agent-key.json'), content);
  await expect(start()).rejects.toThrow('agent-key.json is damaged');
  expect(await readFile(join(dataFolder, 'agent-key.json'), 'utf8')).toBe(content);
});

it('keeps its key in a file of its own, that only its owner may read', async () => {
  const { fake, dataFolder, start } = await setUp();
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  expect((await stat(join(dataFolder, 'agent-key.json'))).mode & 0o777).toBe(0o600);
  const kept: unknown = JSON.parse(await readFile(join(dataFolder, 'agent-key.json'), 'utf8'));
  const secret = String(Reflect.get(Object(kept), 'private_key'));
  expect(await readFile(join(dataFolder, 'agent.json'), 'utf8')).not.toContain(secret);
});

it('of a time before keys makes one, and goes on with the token that it has', async () => {
  const { fake, dataFolder, start } = await setUp();
  const first = await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  await first.stop();
  await rm(join(dataFolder, 'agent-key.json'));
  await start();
  await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(1), OFTEN);
  expect(operations(fake).filter((operation) => operation === 'enrol')).toHaveLength(1);
  // This server has seen the key before, and so notices a different one.
  expect(fake.complaints).toContain('The proof is of another key than before.');
});

it('says that the run before is still online, then that a copy of it runs, and each of them once', async () => {
  const { fake, events, start } = await setUp();
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  const refuse = async (error: string) => {
    const before = heartbeats(fake).length;
    fake.refuse = ({ operation }) => (operation === 'heartbeat' ? { status: 409, error } : null);
    await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(before + 1), OFTEN);
  };
  await refuse('agent_still_online');
  await refuse('identity_in_use');
  fake.refuse = () => null;
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('connected'), OFTEN);
  expect(events.slice(-3)).toEqual([
    { kind: 'waiting', reason: '409 agent_still_online' },
    { kind: 'waiting', reason: '409 identity_in_use' },
    { kind: 'connected' },
  ]);
});

it('tells no token in its events', async () => {
  const { fake, events, start } = await setUp();
  await start();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(1), OFTEN);
  fake.forgetTokens();
  await vi.waitFor(() => expect(heartbeats(fake)).toHaveLength(3), OFTEN);
  expect(JSON.stringify(events)).not.toMatch(/agent-token|enrolment-token/);
});
