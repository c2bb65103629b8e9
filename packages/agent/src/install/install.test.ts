import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NOTHING_ALLOWED } from '../remote/remoteAllowance.ts';
import { aMachine } from '../testing/aMachine.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { Computer } from './computer.ts';
import { installAgent, type InstallOrder } from './install.ts';
import { readInstallation } from './installation.ts';
import { uninstallAgent } from './uninstall.ts';

async function setUp(wish: Partial<Computer> = {}) {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const folder = await temporaryFolder();
  const [prefix, home, file] = [join(folder, 'root'), join(folder, 'home'), join(folder, 'downloaded')];
  await mkdir(prefix);
  await mkdir(home);
  await writeFile(file, 'the agent');
  await chmod(file, 0o700);
  const commands: string[] = [];
  const computer: Computer = {
    platform: 'linux',
    scope: 'system',
    manager: 'systemd',
    home,
    prefix,
    patienceMs: 0,
    node: '/usr/bin/node',
    program: { file, isExecutable: true },
    run: async (command, words) => {
      commands.push([command, ...words].join(' ').replaceAll(prefix, ''));
      // The user does not exist yet.
      return command !== 'id';
    },
    startProcess: async (words) => {
      commands.push(`start ${words.join(' ')}`.replaceAll(home, '~'));
      return 1;
    },
    ...wish,
  };
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  const order: InstallOrder = {
    server: fake.origin,
    enrolmentToken: ENROLMENT_TOKEN,
    allowPower: false,
    remote: NOTHING_ALLOWED,
    network: { proxy: {}, certificate: null },
    machine: aMachine(),
    say,
  };
  const left = async () =>
    [...(await filesOf(prefix)), ...(await filesOf(home))].map((name) => name.replace(folder, '')).toSorted();
  return { fake, computer, prefix, home, commands, said, say, order, left };
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}

it('installs a service of systemd with a user of its own, and leaves nothing when it is removed', async () => {
  const { fake, computer, prefix, commands, said, say, order, left } = await setUp();
  await installAgent(computer, order);
  expect(await left()).toEqual([
    '/root/etc/systemd/system/remote-console-agent.service',
    '/root/opt/remote-console-agent/remote-console-agent',
    '/root/usr/local/bin/remote-console-agent',
    '/root/var/lib/remote-console-agent/agent-key.json',
    '/root/var/lib/remote-console-agent/agent.json',
    '/root/var/lib/remote-console-agent/installation.json',
  ]);
  expect(fake.calls.map(({ operation }) => operation)).toEqual(['enrol', 'heartbeat', 'goodbye']);
  expect(await readlink(join(prefix, 'usr/local/bin/remote-console-agent'))).toBe(
    join(prefix, 'opt/remote-console-agent/remote-console-agent'),
  );
  const unit = await readFile(join(prefix, 'etc/systemd/system/remote-console-agent.service'), 'utf8');
  expect(unit.replaceAll(prefix, '')).toContain(
    `ExecStart="/opt/remote-console-agent/remote-console-agent" "--server" "${fake.origin}" "--data" "/var/lib/remote-console-agent"\nRestart=on-failure`,
  );
  expect(unit).toContain('User=remote-console-agent\n');
  const dataFolder = join(prefix, 'var/lib/remote-console-agent');
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataFolder, 'installation.json'))).mode & 0o777).toBe(0o600);
  // The enrollment permission is used up here and stored nowhere.
  for (const file of await filesOf(prefix)) expect(await readFile(file, 'utf8')).not.toContain(ENROLMENT_TOKEN);
  expect(commands).toEqual([
    'systemctl disable --now remote-console-agent',
    'systemctl daemon-reload',
    'id -u remote-console-agent',
    'useradd --system --user-group --no-create-home --home-dir /var/lib/remote-console-agent --shell /usr/sbin/nologin remote-console-agent',
    'chown -R remote-console-agent:remote-console-agent /var/lib/remote-console-agent',
    'chown -R remote-console-agent:remote-console-agent /var/lib/remote-console-agent',
    'systemctl daemon-reload',
    'systemctl enable remote-console-agent',
    'systemctl restart remote-console-agent',
  ]);
  expect(said.at(0)).toBe(
    // Nothing was started here, so nothing reports.
    `Installed as a systemd service (remote-console-agent), but it has not reported to ${fake.origin} yet: run \`doctor\` to find out why.`,
  );

  commands.length = 0;
  expect(await uninstallAgent(computer, say)).toBe(true);
  expect(await left()).toEqual([]);
  for (const folder of ['opt/remote-console-agent', 'var/lib/remote-console-agent'])
    expect(existsSync(join(prefix, folder))).toBe(false);
  expect(commands).toEqual([
    'systemctl disable --now remote-console-agent',
    'systemctl daemon-reload',
    'userdel remote-console-agent',
  ]);
  expect(fake.calls.at(-1)?.operation).toBe('goodbye');
  expect(await uninstallAgent(computer, say)).toBe(false);
});

it('runs with the rights of the administrator only where commands may shut the computer down', async () => {
  const { computer, prefix, order } = await setUp();
  await installAgent(computer, { ...order, allowPower: true });
  const unit = await readFile(join(prefix, 'etc/systemd/system/remote-console-agent.service'), 'utf8');
  expect(unit).toContain('"--allow-power"');
  expect(unit).not.toContain('User=');
});

it('keeps what people may do from a browser, and passes it on to the service', async () => {
  const { computer, prefix, order } = await setUp();
  const remote = { ...NOTHING_ALLOWED, terminal: true, shell: '/bin/my shell', files: '/srv/exchange' };
  await installAgent(computer, { ...order, remote });
  const unit = await readFile(join(prefix, 'etc/systemd/system/remote-console-agent.service'), 'utf8');
  expect(unit).toContain('"--allow-terminal" "--shell" "/bin/my shell" "--allow-files" "/srv/exchange"');
  expect(unit).not.toContain('--allow-screen');
  const dataFolder = join(prefix, 'var/lib/remote-console-agent');
  expect(await readInstallation(dataFolder)).toMatchObject({ remote });
  // As written by an agent from before it could be reached.
  const file = join(dataFolder, 'installation.json');
  const { remote: _, ...older }: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(older));
  expect(await readInstallation(dataFolder)).toMatchObject({ remote: NOTHING_ALLOWED });
});

it('installs for one person in their home alone, and without a service manager as a process', async () => {
  const { computer, commands, said, order, home, left, say } = await setUp({ scope: 'user', manager: 'process' });
  await installAgent(computer, order);
  expect(await left()).toEqual([
    '/home/.remote-console-agent/agent-key.json',
    '/home/.remote-console-agent/agent.json',
    '/home/.remote-console-agent/bin/remote-console-agent',
    '/home/.remote-console-agent/installation.json',
  ]);
  expect(commands).toEqual([
    `start ~/.remote-console-agent/bin/remote-console-agent --server ${order.server} --data ~/.remote-console-agent`,
  ]);
  expect(said[0]).toMatch(/^No service manager is in use/);
  await uninstallAgent(computer, say);
  expect(await readdir(home)).toEqual([]);
});

it('writes a job of launchd on macOS and a scheduled task on Windows', async () => {
  const mac = await setUp({ platform: 'darwin', manager: 'launchd' });
  await installAgent(mac.computer, mac.order);
  expect(await mac.left()).toContain('/root/Library/LaunchDaemons/com.remote-console.agent.plist');
  expect(mac.commands.at(-1)).toBe('launchctl load -w /Library/LaunchDaemons/com.remote-console.agent.plist');
  expect(await uninstallAgent(mac.computer, mac.say)).toBe(true);
  expect(await mac.left()).toEqual([]);
});

it('installs again over itself with the identity that is there, and needs no token for it', async () => {
  const { fake, computer, order } = await setUp();
  await installAgent(computer, order);
  await installAgent(computer, { ...order, enrolmentToken: null, allowPower: true });
  expect(fake.calls.map(({ operation }) => operation)).toEqual([
    'enrol',
    'heartbeat',
    'goodbye',
    'heartbeat',
    'goodbye',
  ]);
});

it('asks for the key of updates with a new token, where the agent has none, and keeps its identity', async () => {
  const { fake, computer, order } = await setUp();
  await installAgent(computer, order);
  const operations = () => fake.calls.map(({ operation }) => operation).filter((operation) => operation !== 'goodbye');
  fake.updateKey = 'the key';
  await installAgent(computer, { ...order, enrolmentToken: null });
  expect(operations()).toEqual(['enrol', 'heartbeat', 'heartbeat']);
  await installAgent(computer, order);
  await installAgent(computer, order);
  expect(operations().slice(3)).toEqual(['enrol', 'heartbeat', 'heartbeat']);
  const [first, again] = fake.calls.filter(({ operation }) => operation === 'enrol').map(({ body }) => body);
  expect(again).toEqual({ ...Object(first), former_token: fake.calls[1]?.token });
});

it('runs what was installed last, whatever version it was replaced by before, and leaves nothing of that', async () => {
  const { computer, prefix, order, left, say } = await setUp();
  await installAgent(computer, order);
  const dataFolder = join(prefix, 'var/lib/remote-console-agent');
  const before = await left();
  const update = async () => {
    await mkdir(join(dataFolder, 'updates'));
    await writeFile(join(dataFolder, 'updates/remote-console-agent-9.0.0'), 'a newer one');
    await writeFile(join(dataFolder, 'update.json'), '{}');
  };
  await update();
  await installAgent(computer, order);
  expect(await left()).toEqual(before);
  await update();
  await uninstallAgent(computer, say);
  expect(await left()).toEqual([]);
});

it('keeps proxy and certificate for the service, readable to it alone', async () => {
  const { computer, prefix, order } = await setUp();
  const network = { proxy: { NO_PROXY: 'localhost' }, certificate: null };
  await installAgent(computer, { ...order, network });
  expect(await readInstallation(join(prefix, 'var/lib/remote-console-agent'))).toMatchObject({ network });
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
    'license_volume_exceeded',
    409,
    'does not cover any more devices: remove one in the console or upgrade the license.',
  ],
  [
    'group_device_limit',
    409,
    'cannot take any more devices: raise its limit in the console or use a token for another group.',
  ],
  ['too_many_requests', 429, 'is enrolling many devices right now: try again in a minute.'],
])('says in one sentence why it cannot be installed, and leaves nothing: %s', async (refusal, status, sentence) => {
  const { fake, computer, order, left } = await setUp();
  fake.refuse = () => ({ status, error: refusal });
  const failure: unknown = await installAgent(computer, order).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain(sentence);
  expect(String(failure).split('\n')).toHaveLength(1);
  expect(await left()).toEqual([]);
});

it('installs with a clock that is wrong by a day, and says what to do about it', async () => {
  const { computer, order, said } = await setUp();
  await installAgent(computer, order);
  expect(said.filter((sentence) => sentence.includes('clock'))).toEqual([]);
  // On this computer only: Node.js responds with the system time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await installAgent(computer, order);
  expect(said.filter((sentence) => sentence.includes('clock'))).toEqual([
    "This computer's clock is 24 hours slow: set it, or turn on time synchronization.",
  ]);
});

it('leaves the agent alone that is there when a new token is refused for another reason than a lost identity', async () => {
  const { fake, computer, order, left } = await setUp();
  await installAgent(computer, order);
  const before = await left();
  fake.refuse = () => ({ status: 503, error: 'server_error' });
  await expect(installAgent(computer, order)).rejects.toThrow('try again later');
  expect(before.filter((file) => file.endsWith('agent.json'))).toHaveLength(1);
  expect(await left()).toEqual(before.filter((file) => !file.endsWith('.service')));
});

it('says that a service could not be set up, and which command failed', async () => {
  const { computer, order } = await setUp({ run: async (command) => command !== 'systemctl' });
  await expect(installAgent(computer, order)).rejects.toThrow(
    'The service could not be set up: `systemctl daemon-reload` failed.',
  );
});
