import { chmod, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFolder } from '../storage/index.ts';
import type { Computer, ServiceManager } from './computer.ts';
import { LAUNCHD_LABEL, SERVICE, type Layout, type Scope } from './layout.ts';
import { launchdJob, type ServiceFacts, systemdUnit, windowsTask } from './serviceTexts.ts';
import { endProcess } from './runningState.ts';

/** The name of the service where people look for it. */
export const MANAGER_NAMES: Readonly<Record<ServiceManager, string>> = {
  systemd: `a systemd service (${SERVICE})`,
  launchd: `a launchd job (${LAUNCHD_LABEL})`,
  task: 'a scheduled task (Remote Console Agent)',
  process: 'a process that ends when the computer restarts',
};

const TASK = 'Remote Console Agent';

/** A service manager refused; the sentence says which command failed. */
export class ServiceError extends Error {}

async function must(computer: Computer, command: string, words: readonly string[]): Promise<void> {
  if (await computer.run(command, words)) return;
  throw new ServiceError(`The service could not be set up: \`${[command, ...words].join(' ')}\` failed.`);
}

function systemctl(scope: Scope, ...words: string[]): readonly string[] {
  return scope === 'user' ? ['--user', ...words] : words;
}

async function writeService(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  await writeFile(file, text);
  await chmod(file, 0o644);
}

async function importTask(computer: Computer, facts: ServiceFacts): Promise<void> {
  const file = join(tmpdir(), `${SERVICE}-${process.pid}.xml`);
  try {
    // schtasks reads UTF-16 with a byte order mark.
    await writeFile(file, `\uFEFF${windowsTask(facts)}`, 'utf16le');
    await must(computer, 'schtasks', ['/Create', '/F', '/TN', TASK, '/XML', file]);
  } finally {
    await rm(file, { force: true });
  }
  await must(computer, 'schtasks', ['/Run', '/TN', TASK]);
}

/**
 * Creates the service and starts it.
 *
 * @throws ServiceError when the service manager refuses.
 */
export async function startService(computer: Computer, layout: Layout, facts: ServiceFacts): Promise<void> {
  const { scope } = facts;
  const file = layout.serviceFile ?? '';
  switch (computer.manager) {
    case 'systemd':
      await writeService(file, systemdUnit(facts));
      await must(computer, 'systemctl', systemctl(scope, 'daemon-reload'));
      await must(computer, 'systemctl', systemctl(scope, 'enable', SERVICE));
      await must(computer, 'systemctl', systemctl(scope, 'restart', SERVICE));
      // So that it also runs while the user is signed out. Where that is not allowed, it runs while they are signed in.
      if (scope === 'user') await computer.run('loginctl', ['enable-linger']);
      return;
    case 'launchd':
      await writeService(file, launchdJob(facts));
      await computer.run('launchctl', ['unload', file]);
      await must(computer, 'launchctl', ['load', '-w', file]);
      return;
    case 'task':
      await importTask(computer, facts);
      return;
    case 'process':
      if ((await computer.startProcess(facts.words, join(facts.dataFolder, 'agent.log'))) === null)
        throw new ServiceError('The agent could not be started.');
  }
}

/** Stops the service and removes it; a missing service is not an error. */
export async function removeService(
  computer: Computer,
  layout: Layout,
  { manager, scope }: { readonly manager: ServiceManager; readonly scope: Scope },
): Promise<void> {
  const file = layout.serviceFile ?? '';
  switch (manager) {
    case 'systemd':
      await computer.run('systemctl', systemctl(scope, 'disable', '--now', SERVICE));
      await rm(file, { force: true });
      await computer.run('systemctl', systemctl(scope, 'daemon-reload'));
      return;
    case 'launchd':
      await computer.run('launchctl', ['unload', '-w', file]);
      await rm(file, { force: true });
      return;
    case 'task':
      await computer.run('schtasks', ['/End', '/TN', TASK]);
      await computer.run('schtasks', ['/Delete', '/F', '/TN', TASK]);
      return;
    case 'process':
      await endProcess(layout.dataFolder);
  }
}
