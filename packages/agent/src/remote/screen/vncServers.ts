import { readFile } from 'node:fs/promises';
import { startVncServer, type StartedVncServer } from './startVncServer.ts';
import { findVncPort, LOOPBACK, type VncPlace } from './vncPlace.ts';

/** A VNC server in use. */
export interface VncServer {
  readonly place: VncPlace;
  /** Null where the agent has none. */
  readonly password: string | null;
  /** Releases it. */
  readonly release: () => void;
}

/** What the owner of a machine said about its VNC server. */
export interface VncSearch {
  /** The port that it listens on; null to look for it at 5900 to 5909. */
  readonly port: number | null;
  /** A file whose first line is its password; null where it has none. */
  readonly passwordFile: string | null;
  /** Starts one where none answers. */
  readonly start?: typeof startVncServer;
}

/** The VNC servers of this machine. */
export interface VncServers {
  /** Finds the VNC server of this machine, or starts one; null where there is none. */
  readonly find: () => Promise<VncServer | null>;
}

/** The password in a file; null if it cannot be read, which a server that wants one will report. */
async function passwordIn(file: string | null): Promise<string | null> {
  if (file === null) return null;
  try {
    return (await readFile(file, 'utf8')).split(/\r?\n/, 1)[0] ?? '';
  } catch {
    return null;
  }
}

/** One VNC server used by several screens; it ends with the last of them. */
function sharedServer(start: typeof startVncServer) {
  let users = 0;
  let running: Promise<StartedVncServer | null> | null = null;

  const release = async () => {
    users -= 1;
    if (users > 0) return;
    const server = await running;
    running = null;
    server?.stop();
  };

  return async (): Promise<VncServer | null> => {
    users += 1;
    running ??= start();
    const server = await running;
    let isReleased = false;
    const releaseOnce = () => {
      if (!isReleased) void release();
      isReleased = true;
    };
    if (!server || server.hasEnded()) {
      running = null;
      releaseOnce();
      return null;
    }
    return { place: server.place, password: server.password, release: releaseOnce };
  };
}

/** Looks for the VNC server of this machine: the one named by its owner, a running one, or one that can be started. */
export function vncServers({ port, passwordFile, start = startVncServer }: VncSearch): VncServers {
  const startShared = sharedServer(start);
  return {
    find: async () => {
      const found = port ?? (await findVncPort());
      if (found === null) return startShared();
      return {
        place: { host: LOOPBACK, port: found },
        password: await passwordIn(passwordFile),
        release: () => {},
      };
    },
  };
}
