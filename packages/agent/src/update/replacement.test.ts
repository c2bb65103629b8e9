import { expect, it, onTestFinished, vi } from 'vitest';
import type { Machine } from '../real/machine.ts';
import { startRealAgent } from '../real/startRealAgent.ts';
import { aMachine } from '../testing/aMachine.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { manifestOf, someKey } from '../testing/someUpdate.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createUpdater } from './updater.ts';
import { begin, confirm, fail, readUpdateState, writeUpdateState } from './updateState.ts';

const OFTEN = { interval: 20 };
const PROGRAM = Buffer.from('a program that is newer');

async function setUp() {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const server = someKey();
  const manifest = manifestOf(PROGRAM);
  fake.updateKey = server.key;
  fake.offer = { manifest, signature: server.sign(manifest), program: Promise.resolve(PROGRAM) };
  const dataFolder = await temporaryFolder();
  const noteReport = vi.fn(async () => undefined);
  /** Starts the agent of a version, as a launcher does. */
  const start = async (version: string, machine: Machine = aMachine()) => {
    const updater = createUpdater({ dataFolder, version, system: 'linux-x64', noteReport });
    const handle = await startRealAgent({
      server: fake.origin,
      dataFolder,
      enrolmentToken: ENROLMENT_TOKEN,
      machine,
      updater,
    });
    onTestFinished(() => handle.stop());
    return handle;
  };
  const operations = () => fake.calls.map(({ operation }) => operation);
  const reported = (count: number) =>
    vi.waitFor(
      () => expect(operations().filter((operation) => operation === 'heartbeat').length).toBeGreaterThanOrEqual(count),
      OFTEN,
    );
  return { fake, server, dataFolder, noteReport, start, operations, reported };
}

it('ends for the version that it was asked to fetch, without going offline and without an answer', async () => {
  const { fake, dataFolder, start, operations, reported, noteReport } = await setUp();
  const handle = await start('1.0.0');
  await reported(1);
  const pk = fake.command({ type: 'update', value: '1.1.0' });
  expect(await handle.ended).toEqual({ kind: 'replaced' });
  expect(operations()).not.toContain('goodbye');
  expect(fake.answers).toEqual([]);
  expect(noteReport).toHaveBeenCalledTimes(1);
  expect((await readUpdateState(dataFolder)).trial).toMatchObject({ version: '1.1.0', commandPk: pk });
  // The program is public; the agent's token is only for the manifest.
  const tokenOf = (wanted: string) => fake.calls.find(({ operation }) => operation === wanted)?.token;
  expect([tokenOf('update'), tokenOf('download')]).toEqual([expect.stringMatching(/^agent-/), '']);
  expect(fake.complaints).toEqual([]);
});

it.each([
  ['done', '1.1.0', confirm, 'The agent now has version 1.1.0.'],
  ['failed', '1.0.0', (state: Parameters<typeof fail>[0]) => fail(state, 'It did not report.'), 'It did not report.'],
] as const)(
  'the version that runs afterwards answers %s once its report was accepted',
  async (outcome, version, become, reason) => {
    const { fake, dataFolder, start, reported } = await setUp();
    const first = await start('1.0.0');
    await reported(1);
    const pk = fake.command({ type: 'update', value: '1.1.0' });
    await first.ended;
    await writeUpdateState(dataFolder, become(begin(await readUpdateState(dataFolder))));
    fake.refuse = ({ operation }) => (operation === 'heartbeat' ? { status: 503, error: 'server_error' } : null);
    const before = fake.calls.length;
    await start(version);
    await vi.waitFor(() => expect(fake.calls.length).toBeGreaterThan(before), OFTEN);
    expect(fake.answers).toEqual([]);
    fake.refuse = () => null;
    await vi.waitFor(() => expect(fake.answers).toHaveLength(1), OFTEN);
    expect(fake.answers[0]).toMatchObject({
      url: `/lmm/api/v1.0/agents/commands/${pk}`,
      body: { outcome, reason },
    });
  },
);

it('goes on reporting, and runs other commands, while it downloads', async () => {
  const { fake, start, reported, dataFolder, operations } = await setUp();
  const arriving = Promise.withResolvers<Buffer>();
  fake.offer = fake.offer && { ...fake.offer, program: arriving.promise };
  const handle = await start('1.0.0');
  await reported(1);
  fake.command({ type: 'update', value: '1.1.0' });
  await vi.waitFor(() => expect(operations()).toContain('download'), OFTEN);
  fake.command({ type: 'open_door' });
  await vi.waitFor(() => expect(fake.answers).toHaveLength(1), OFTEN);
  await reported(3);
  expect((await readUpdateState(dataFolder)).trial).toBeNull();
  arriving.resolve(PROGRAM);
  expect(await handle.ended).toEqual({ kind: 'replaced' });
});

it('takes no update from a server that named another key when it enrolled', async () => {
  const { fake, start, reported, operations } = await setUp();
  fake.updateKey = someKey().key;
  await start('1.0.0');
  await reported(1);
  fake.command({ type: 'update', value: '1.1.0' });
  await vi.waitFor(() => expect(fake.answers).toHaveLength(1), OFTEN);
  expect(fake.answers[0]?.body).toEqual({ outcome: 'failed', reason: 'update_not_signed' });
  await reported(2);
  expect(operations()).not.toContain('download');
});
