import { chmod, copyFile, readdir, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type BeatOutcome,
  createAgentApi,
  createAgentSession,
  GOODBYE_MS,
  openAgentServer,
  THIS_RUN,
} from '../protocol/index.ts';
import { type Machine, tagsToSend, thisMachine } from '../real/index.ts';
import { allowanceLabel, type RemoteAllowance } from '../remote/index.ts';
import { connectionSentence, diskSentence, failureSentence, refusalSentence } from '../sentences/index.ts';
import { makeFolder, openAgentMemory } from '../storage/index.ts';
import { forgetUpdates } from '../update/index.ts';
import { AGENT_VERSION } from '../version/index.ts';
import type { Computer } from './computer.ts';
import { checkClockAt } from './doctor.ts';
import { type Installation, type Network, writeInstallation } from './installation.ts';
import { type Layout, layoutOf, SERVICE } from './layout.ts';
import { useNetwork } from './network.ts';
import { waitForReport } from './runningState.ts';
import { MANAGER_NAMES, removeService, startService } from './services.ts';

/** What to install. */
export interface InstallOrder {
  readonly server: string;
  /** Null to keep the existing identity. */
  readonly enrolmentToken: string | null;
  readonly allowPower: boolean;
  readonly remote: RemoteAllowance;
  /** Names of tags for a device that is new to the server; none by default. */
  readonly tags?: readonly string[];
  readonly network: Network;
  /** Reports progress, one sentence at a time. */
  readonly say: (sentence: string) => void;
  /** A machine other than this one; for tests. */
  readonly machine?: Machine;
}

/** Why nothing was installed, in one sentence that says what to do. */
export class InstallError extends Error {}

function outcomeSentence(outcome: Exclude<BeatOutcome, { kind: 'accepted' }>, server: string): string {
  switch (outcome.kind) {
    case 'fatal':
      return failureSentence(outcome.reason, server);
    case 'away':
      return connectionSentence(outcome.reason, server, new Date());
    case 'declined':
      return refusalSentence(outcome.reason, server);
    case 'removed':
      return `The device was deleted in the console of ${server}: run the command again to add it back.`;
  }
}

/** Enrolls now, so that the person installing sees any problem, and the token is stored nowhere. */
async function enrol(order: InstallOrder, dataFolder: string): Promise<void> {
  const { server, enrolmentToken, machine = thisMachine } = order;
  const memory = await openAgentMemory(dataFolder, server);
  const session = createAgentSession({
    api: createAgentApi(openAgentServer(server), { key: memory.key, run: THIS_RUN }),
    identity: {
      guid: memory.guid,
      host_name: machine.hostName,
      dev_os_id: machine.operatingSystem,
      dev_ver: AGENT_VERSION,
      simulated: false,
      ...tagsToSend(order.tags),
    },
    enrolmentToken,
    agentToken: memory.agentToken,
    // An agent from before updates were signed has no key to verify them with; this gives it one.
    enrolsAgain: memory.updateKey === null && enrolmentToken !== null,
    keepToken: memory.keepToken,
  });
  const outcome = await session.beat(async () => ({ telemetry: await machine.readTelemetry() }));
  // The service is another run: it may only follow this one once this one has ended.
  if (outcome.kind === 'accepted') return session.goodbye(AbortSignal.timeout(GOODBYE_MS));
  if (outcome.kind === 'removed') await memory.forget();
  throw new InstallError(outcomeSentence(outcome, server));
}

async function putProgram(
  { program: source, node }: Computer,
  layout: Layout,
): Promise<readonly [string, ...string[]]> {
  if (source === null)
    throw new InstallError('Only a single-file agent can be installed: an executable, or remote-console-agent.mjs.');
  const { program, programFolder, link } = layout;
  await makeFolder(programFolder, 0o755);
  if (source.file !== program) {
    // A running executable cannot be overwritten, but its name can be given to another file.
    await rm(program, { force: true });
    await copyFile(source.file, program);
    await chmod(program, 0o755);
  }
  if (link !== null) {
    await makeFolder(dirname(link));
    await rm(link, { force: true });
    await symlink(program, link);
  }
  return source.isExecutable ? [program] : [node, program];
}

/** Gives the service its own user where possible; null where it runs as the installing user. */
async function ownUser(computer: Computer, dataFolder: string, allowPower: boolean): Promise<string | null> {
  // Shutting down and rebooting require administrator rights.
  if (computer.scope !== 'system' || computer.manager !== 'systemd' || allowPower) return null;
  const words = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    dataFolder,
    '--shell',
    '/usr/sbin/nologin',
  ];
  const isThere = (await computer.run('id', ['-u', SERVICE])) || (await computer.run('useradd', [...words, SERVICE]));
  return isThere && (await computer.run('chown', ['-R', `${SERVICE}:${SERVICE}`, dataFolder])) ? SERVICE : null;
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

async function install(computer: Computer, order: InstallOrder, layout: Layout): Promise<void> {
  const { server, allowPower, remote, network, say } = order;
  const { dataFolder } = layout;
  const { scope, manager } = computer;
  await makeFolder(dataFolder, 0o700);
  const words = await putProgram(computer, layout);
  // Whatever it replaced, the installed version runs from now on.
  await forgetUpdates(dataFolder);
  // Anything still running from an earlier installation would be a second agent with this identity.
  await removeService(computer, layout, { manager, scope });
  await enrol(order, dataFolder);
  const installation: Installation = { server, scope, manager, user: null, allowPower, remote, network };
  await writeInstallation(dataFolder, installation);
  if (computer.platform === 'win32' && scope === 'system') {
    const rights = [
      '/inheritance:r',
      '/grant',
      '*S-1-5-18:(OI)(CI)F',
      '*S-1-5-32-544:(OI)(CI)F',
      '*S-1-5-19:(OI)(CI)F',
    ];
    await computer.run('icacls', [dataFolder, ...rights]);
  }
  const user = await ownUser(computer, dataFolder, allowPower);
  if (user !== null) {
    await writeInstallation(dataFolder, { ...installation, user });
    await computer.run('chown', ['-R', `${user}:${user}`, dataFolder]);
  }
  const power = allowPower ? ['--allow-power'] : [];
  await startService(computer, layout, {
    scope,
    words: [...words, '--server', server, '--data', dataFolder, ...power, ...allowanceLabel(remote)],
    dataFolder,
    filesFolder: remote.files,
    user,
  });
  if (manager === 'process' && computer.platform === 'linux')
    say('No service manager is in use: the agent will not start again after the computer restarts.');
  say(
    (await waitForReport(dataFolder, computer.patienceMs))
      ? `Installed as ${MANAGER_NAMES[manager]}: this computer reports to ${server}.`
      : `Installed as ${MANAGER_NAMES[manager]}, but it has not reported to ${server} yet: run \`doctor\` to find out why.`,
  );
  // Whatever is installed here reports anyway; but times are wrong, and certificates will appear to be.
  const clock = await checkClockAt(server);
  if (!clock.isFine) say(clock.sentence);
  say(`To remove it: ${[...words, 'uninstall'].join(' ')}`);
}

/**
 * Installs the agent: enrolls this computer, puts the program in its final place, and starts it as a service. On
 * failure everything is removed again, unless an agent was installed before.
 *
 * @throws InstallError with one sentence that says what to do.
 */
export async function installAgent(computer: Computer, order: InstallOrder): Promise<void> {
  const { platform, scope, home, prefix, program } = computer;
  const layout = layoutOf({ platform, scope, home, prefix, isExecutable: program?.isExecutable ?? true });
  const wasEmpty = await isEmpty(layout.dataFolder);
  useNetwork(order.network);
  try {
    await install(computer, order, layout);
  } catch (thrown) {
    if (wasEmpty) await removeFiles(layout).catch(() => undefined);
    const sentence = diskSentence(thrown, layout.dataFolder);
    throw sentence === null ? thrown : new InstallError(sentence, { cause: thrown });
  }
}

/** Removes every file of an installation except the service manager's. */
export async function removeFiles({ link, programFolder, dataFolder }: Layout): Promise<void> {
  if (link !== null) await rm(link, { force: true });
  await rm(programFolder, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
}
