import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startRealAgent } from '../real/startRealAgent.ts';
import { aMachine } from '../testing/aMachine.ts';
import { ENROLMENT_TOKEN, type FakeServer, startFakeServer } from '../testing/fakeServer.ts';
import { manifestOf, someKey } from '../testing/someUpdate.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { OpenFile } from './downloadProgram.ts';
import { createUpdater } from './updater.ts';
import { readUpdateState } from './updateState.ts';

const OFTEN = { interval: 20 };
const PROGRAM = Buffer.from('a program that is newer');
const PROCESS = fileURLToPath(new URL('../testing/agentProcess.ts', import.meta.url));

const heartbeats = (fake: FakeServer) => fake.calls.filter(({ operation }) => operation === 'heartbeat');
const versions = (fake: FakeServer) =>
  heartbeats(fake).flatMap(({ body }) => {
    const inventory: unknown = Reflect.get(Object(body), 'inventory');
    const version: unknown = Reflect.get(Object(inventory), 'dev_ver');
    return version === undefined ? [] : [version];
  });

/** A disk that is full at the first byte. */
const fullDisk: OpenFile = async (path, flags, mode) => {
  const file = await open(path, flags, mode);
  return {
    sync: () => file.sync(),
    close: () => file.close(),
    writeFile: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  };
};

async function startServer() {
  const fake = await startFakeServer({ intervalSeconds: 0.1 });
  onTestFinished(() => fake.close());
  const key = someKey();
  fake.updateKey = key.key;
  return { fake, key };
}

interface Failure {
  /** What the server signs; by default the program that it sends. */
  readonly manifest?: string;
  /** Who signs; by default the server whose key the agent was given. */
  readonly signer?: ReturnType<typeof someKey>;
  /** What the command asks for. */
  readonly wanted?: string;
  /** What arrives. */
  readonly program?: Buffer;
  readonly openFile?: OpenFile;
}

it.each<[string, Failure, RegExp]>([
  ['is signed by somebody else', { signer: someKey() }, /^update_not_signed$/],
  ['is older', { wanted: '0.9.0', manifest: manifestOf(PROGRAM, { version: '0.9.0' }) }, /^update_not_newer$/],
  [
    'was signed for an older version',
    { manifest: manifestOf(PROGRAM, { version: '0.9.0' }) },
    /^update_wrong_program: .* offers version 0\.9\.0/,
  ],
  [
    'was changed on the way',
    { program: Buffer.from('a program that is wrong') },
    /^update_wrong_program: .* not the one that was signed/,
  ],
  [
    'is half of what was signed',
    { program: PROGRAM.subarray(0, 9) },
    /^update_wrong_program: .* not the one that was signed/,
  ],
  ['finds no room on the disk', { openFile: fullDisk }, /^update_not_written: .* is on a full disk/],
])('the version before goes on reporting when an update %s', async (_what, failure, reason) => {
  const { fake, key } = await startServer();
  const { manifest = manifestOf(PROGRAM), signer = key, wanted = '1.1.0', program = PROGRAM, openFile } = failure;
  fake.offer = { manifest, signature: signer.sign(manifest), program: Promise.resolve(program) };
  const dataFolder = await temporaryFolder();
  const handle = await startRealAgent({
    server: fake.origin,
    dataFolder,
    enrolmentToken: ENROLMENT_TOKEN,
    machine: aMachine(() => ({ dev_ver: '1.0.0' })),
    updater: createUpdater({
      dataFolder,
      version: '1.0.0',
      system: 'linux-x64',
      noteReport: async () => undefined,
      ...(openFile ? { openFile } : {}),
    }),
  });
  onTestFinished(() => handle.stop());
  await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(0), OFTEN);
  const pk = fake.command({ type: 'update', value: wanted });
  await vi.waitFor(() => expect(fake.answers).toHaveLength(1), OFTEN);
  expect(fake.answers[0]).toMatchObject({
    url: `/lmm/api/v1.0/agents/commands/${pk}`,
    body: { outcome: 'failed', reason: expect.stringMatching(reason) },
  });
  const before = heartbeats(fake).length;
  await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(before + 1), OFTEN);
  expect(new Set(versions(fake))).toEqual(new Set(['1.0.0']));
  expect(await readdir(join(dataFolder, 'updates')).catch(() => [])).toEqual([]);
  expect(fake.complaints).toEqual([]);
});

/** Starts the agent as a process, and again after it was killed. */
async function startProcess(fake: FakeServer) {
  const dataFolder = join(await temporaryFolder(), 'data');
  await mkdir(dataFolder, { mode: 0o700 });
  const start = async () => {
    const reported = heartbeats(fake).length;
    const agent = spawn(process.execPath, ['--conditions=@remote-console/source', PROCESS, fake.origin, dataFolder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onTestFinished(() => void agent.kill('SIGKILL'));
    await vi.waitFor(() => expect(heartbeats(fake).length).toBeGreaterThan(reported), OFTEN);
    return async () => {
      agent.kill('SIGKILL');
      await once(agent, 'exit');
    };
  };
  return { dataFolder, start };
}

it('the version before reports again when the agent is killed while it downloads', async () => {
  const { fake, key } = await startServer();
  const manifest = manifestOf(PROGRAM);
  const never = Promise.withResolvers<Buffer>();
  fake.offer = { manifest, signature: key.sign(manifest), program: never.promise };
  const { dataFolder, start } = await startProcess(fake);
  const kill = await start();
  fake.command({ type: 'update', value: '1.1.0' });
  await vi.waitFor(() => expect(fake.calls.map(({ operation }) => operation)).toContain('download'), OFTEN);
  await kill();
  const before = heartbeats(fake).length;
  const end = await start();
  expect(versions(fake).slice(-1)).toEqual(['1.0.0']);
  expect(heartbeats(fake).length).toBeGreaterThan(before);
  expect(await readdir(join(dataFolder, 'updates')).catch(() => [])).toEqual([]);
  await end();
}, 60_000);

it('the version before reports again when the agent is killed while a new one is tried, and says that it failed', async () => {
  const { fake, key } = await startServer();
  // A program that runs and never reports; it ends with its parent.
  const program = Buffer.from(
    `#!${process.execPath}\nprocess.on('disconnect', () => process.exit(0)); setInterval(() => {}, 1000);\n`,
  );
  const manifest = manifestOf(program);
  fake.offer = { manifest, signature: key.sign(manifest), program: Promise.resolve(program) };
  const { dataFolder, start } = await startProcess(fake);
  const kill = await start();
  const pk = fake.command({ type: 'update', value: '1.1.0' });
  await vi.waitFor(async () => expect(await readdir(join(dataFolder, 'updates'))).toHaveLength(1), OFTEN);
  await vi.waitFor(async () => expect((await readUpdateState(dataFolder)).trial?.phase).toBe('begun'), OFTEN);
  await kill();
  const end = await start();
  expect(versions(fake).slice(-1)).toEqual(['1.0.0']);
  await vi.waitFor(() => expect(fake.answers).toHaveLength(1), OFTEN);
  expect(fake.answers[0]).toMatchObject({
    url: `/lmm/api/v1.0/agents/commands/${pk}`,
    body: { outcome: 'failed', reason: 'update_interrupted' },
  });
  await end();
}, 60_000);
