import { spawn } from 'node:child_process';
import { createAgentApi, GOODBYE_MS, openAgentServer, THIS_RUN } from '../protocol/index.ts';
import { openAgentMemory } from '../storage/index.ts';
import type { Computer } from './computer.ts';
import { findInstallation, NOT_INSTALLED } from './findInstallation.ts';
import { removeFiles } from './install.ts';
import type { Layout } from './layout.ts';
import { useNetwork } from './network.ts';
import { removeService } from './services.ts';

/** Windows locks the file of a running program: a shell removes it when this one has ended. */
function removeAfterTheEnd({ programFolder, dataFolder }: Layout): void {
  const words = [programFolder, dataFolder].map((folder) => `rmdir /s /q "${folder}"`).join(' & ');
  spawn('cmd.exe', ['/d', '/c', `ping -n 3 127.0.0.1 > nul & ${words}`], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
    windowsVerbatimArguments: true,
  }).unref();
}

/**
 * Removes the agent: its service, its program, its identity and its user. The server sees the device go offline;
 * whether the console keeps listing it is up to its users.
 *
 * @param say Reports what was done, one sentence at a time.
 * @returns Whether an agent was installed.
 */
export async function uninstallAgent(computer: Computer, say: (sentence: string) => void): Promise<boolean> {
  const found = await findInstallation(computer);
  if (found === null) {
    say(NOT_INSTALLED);
    return false;
  }
  const { installation, layout } = found;
  const { server, user, network, scope } = installation;
  if (scope === 'system' && computer.scope === 'user')
    throw new Error('Removing the agent of this computer requires administrator rights (sudo).');
  await removeService(computer, layout, installation);
  useNetwork(network);
  const { agentToken, key } = await openAgentMemory(layout.dataFolder, server);
  const api = createAgentApi(openAgentServer(server), { key, run: THIS_RUN });
  if (agentToken !== null) await api.goodbye(agentToken, AbortSignal.timeout(GOODBYE_MS));
  if (computer.platform === 'win32') removeAfterTheEnd(layout);
  else await removeFiles(layout);
  if (user !== null) await computer.run('userdel', [user]);
  say(`Removed: this computer no longer reports to ${server}. Delete the device in the console to free its license.`);
  return true;
}
