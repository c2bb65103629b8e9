import { join } from 'node:path';
import type { RemoteChannel } from '@remote-console/domain';
import type { DeviceProfile } from '../simulation/index.ts';
import { serveFiles } from './files/serveFiles.ts';
import { serveSimulatedFiles } from './files/simulatedFiles.ts';
import type { RemoteAllowance } from './remoteAllowance.ts';
import type { RemoteService, RemoteServices, ServedConnection } from './remoteHost.ts';
import { serveScreen } from './screen/serveScreen.ts';
import { createSimulatedScreen, serveSimulatedScreen } from './screen/serveSimulatedScreen.ts';
import { vncServers } from './screen/vncServers.ts';
import { createSimulatedTerminals, serveSimulatedTerminal } from './terminal/serveSimulatedTerminal.ts';
import { createTerminals, endTerminals, serveTerminal } from './terminal/serveTerminal.ts';
import { findPseudoTerminals, realShells } from './terminal/startRealShell.ts';

/** A service that reports errors only by throwing. */
const serving =
  (serve: (channel: RemoteChannel, connection: ServedConnection) => void | Promise<void>): RemoteService =>
  async (channel, connection) => {
    await serve(channel, connection);
    return null;
  };

/**
 * What this machine offers: what its owner enabled, as far as possible here.
 *
 * @param dataFolder The agent's own folder.
 */
export async function offersOfMachine(allowed: RemoteAllowance, dataFolder: string): Promise<RemoteServices> {
  const pseudoTerminals = allowed.terminal ? await findPseudoTerminals(join(dataFolder, 'terminals')) : null;
  const terminals = pseudoTerminals && createTerminals(realShells(pseudoTerminals, allowed.shell));
  const { files: folder } = allowed;
  const servers = allowed.screen ? vncServers({ port: allowed.vncPort, passwordFile: allowed.vncPasswordFile }) : null;
  return {
    services: {
      ...(servers && { screen: (channel) => serveScreen(channel, { servers, viewOnly: false }) }),
      ...(terminals && { terminal: serving((channel, connection) => serveTerminal(channel, terminals, connection)) }),
      ...(folder !== null && { files: serving((channel, { streams }) => serveFiles(channel, { folder, streams })) }),
    },
    end: () => {
      if (terminals) endTerminals(terminals);
    },
  };
}

/** Phone and tablet systems, which have no shell. */
const PHONES: readonly number[] = [4, 5];

/** What a simulated device offers: everything that its kind of device has. */
export function offersOfSimulated(profile: DeviceProfile): RemoteServices {
  const terminals = PHONES.includes(profile.dev_os_id) ? null : createSimulatedTerminals(profile);
  const screen = createSimulatedScreen(profile.host_name);
  return {
    services: {
      screen: serving((channel) => serveSimulatedScreen(channel, screen)),
      ...(terminals && {
        terminal: serving((channel, connection) => serveSimulatedTerminal(channel, terminals, connection)),
      }),
      files: serving((channel, { streams }) => serveSimulatedFiles(channel, profile, streams)),
    },
    end: () => {
      if (terminals) endTerminals(terminals);
    },
  };
}
