import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ENROLMENT_TOKEN, startFakeServer } from './testing/fakeServer.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function start(words: readonly string[], { channel = false } = {}) {
  const agent = spawn(process.execPath, ['--conditions=@remote-console/source', main, ...words], {
    stdio: ['ignore', 'pipe', 'pipe', channel ? 'ipc' : 'ignore'],
  });
  onTestFinished(() => void agent.kill('SIGKILL'));
  let output = '';
  agent.stdout?.on('data', (part) => (output += String(part)));
  agent.stderr?.on('data', (part) => (output += String(part)));
  // For its parent, a process whose channel was disconnected never closes; it does exit.
  const status = once(agent, channel ? 'exit' : 'close').then(([code]: unknown[]) => code);
  return { agent, status, output: () => output };
}

async function startReal(options?: { channel: boolean }) {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'token'), `${ENROLMENT_TOKEN}\n`);
  const words = ['--server', fake.origin, '--token-file', join(folder, 'token'), '--data', join(folder, 'data')];
  const run = start(words, options);
  await vi.waitFor(() =>
    expect(fake.calls.filter(({ operation }) => operation === 'heartbeat').length).toBeGreaterThan(1),
  );
  return { fake, ...run };
}

it('reports this very machine, says goodbye on SIGTERM and ends with 0', async () => {
  const { fake, agent, status, output } = await startReal();
  agent.kill('SIGTERM');
  expect(await status).toBe(0);
  expect(fake.calls[0]?.body).toHaveProperty('host_name', hostname());
  expect(fake.calls[1]?.body).toMatchObject({
    telemetry: { memory_capacity: expect.any(Number), cpu_usage: expect.any(Number) },
    inventory: { os_name: expect.stringMatching(/\w/), prcss_name: expect.stringMatching(/\w/) },
  });
  expect(fake.calls.at(-1)?.operation).toBe('goodbye');
  expect(fake.complaints).toEqual([]);
  expect(output()).not.toMatch(/agent-token|enrolment-token/);
}, 30_000);

it('ends with the process that started it', async () => {
  const { fake, agent, status } = await startReal({ channel: true });
  agent.disconnect();
  expect(await status).toBe(0);
  expect(fake.calls.at(-1)?.operation).toBe('goodbye');
}, 30_000);

it('ends with 2 and one sentence when it is called wrongly', async () => {
  const { status, output } = start(['--server', 'nowhere']);
  expect(await status).toBe(2);
  expect(output().trim().split('\n')).toHaveLength(1);
});

it.each([
  ['enrolment_expired', 401, 'rejected the enrollment token because it has expired: get a new one.'],
  ['enrolment_revoked', 401, 'rejected the enrollment token because it was revoked: get a new one.'],
  [
    'enrolment_used_up',
    401,
    'rejected the enrollment token because it has already enrolled all the devices it allows: get a new one.',
  ],
  [
    'device_has_agent',
    403,
    'already has another agent for this device: get an enrollment token from someone who manages the device.',
  ],
])(
  'says why the server refuses to enrol it: %s',
  async (error, status, sentence) => {
    const fake = await startFakeServer();
    onTestFinished(() => fake.close());
    fake.refuse = () => ({ status, error });
    const refused = start(['--server', fake.origin, '--token', 'old', '--data', await temporaryFolder()]);
    expect(await refused.status).toBe(1);
    expect(refused.output()).toBe(`${fake.origin} ${sentence}\n`);
  },
  20_000,
);

it('says what a person has to do while it waits for a license that is full, and goes on trying', async () => {
  const fake = await startFakeServer();
  onTestFinished(() => fake.close());
  let isFull = true;
  fake.refuse = () => (isFull ? { status: 409, error: 'license_volume_exceeded' } : null);
  const folder = await temporaryFolder();
  const run = start(['--server', fake.origin, '--token', ENROLMENT_TOKEN, '--data', folder]);
  await vi.waitFor(() => expect(run.output()).toContain('keeps trying'));
  expect(run.output()).toBe(
    `The license on ${fake.origin} does not cover any more devices: remove one in the console or upgrade the license. The agent keeps trying.\n`,
  );
  isFull = false;
  await vi.waitFor(() => expect(run.output()).toContain(`Reporting to ${fake.origin}.`));
  run.agent.kill('SIGTERM');
  expect(await run.status).toBe(0);
});

/** Whether this process may mount a disk that only its children can see. */
const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

it.skipIf(!mayMount).each([
  ['can only be read', 'ro,size=64k', 'is on a read-only disk: the agent needs a writable folder'],
  ['is full', 'size=4k,nr_inodes=2', 'is on a full disk: free some space and try again.'],
])(
  'ends with 1 and one sentence that says what to do about a disk that %s (needs `unshare`)',
  async (_state, options, sentence) => {
    const folder = await temporaryFolder();
    const disk = join(folder, 'disk');
    await mkdir(disk);
    const data = join(disk, 'data');
    // The file that uses up the second inode exists before the agent.
    const script = 'mount -t tmpfs -o "$1" none "$2"; touch "$2/x" 2> /dev/null || true; shift 2; exec "$@"';
    const words = ['-rm', 'sh', '-c', script, 'sh', options, disk];
    const node = [process.execPath, '--conditions=@remote-console/source', main];
    const run = spawnSync(
      'unshare',
      [...words, ...node, '--server', 'http://127.0.0.1:9', '--token', ENROLMENT_TOKEN, '--data', data],
      { encoding: 'utf8' },
    );
    const output = `${run.stdout}${run.stderr}`;
    expect(output).toContain(`${data} ${sentence}`);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(run.status).toBe(1);
  },
  20_000,
);

it('ends with 1 and one sentence when the token is refused or a file cannot be read', async () => {
  const fake = await startFakeServer();
  onTestFinished(() => fake.close());
  const folder = await temporaryFolder();
  const refused = start(['--server', fake.origin, '--token', 'wrong', '--data', folder]);
  expect(await refused.status).toBe(1);
  expect(refused.output()).toBe(`${fake.origin} rejected the enrollment token.\n`);
  const unread = start(['--server', fake.origin, '--token-file', join(folder, 'none'), '--data', folder]);
  expect(await unread.status).toBe(1);
  expect(unread.output().trim().split('\n')).toHaveLength(1);
}, 20_000);
