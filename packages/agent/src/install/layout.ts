import { posix, win32 } from 'node:path';

/** Whom an agent is installed for: the whole computer, or one user, who needs no administrator rights. */
export type Scope = 'system' | 'user';

/** An operating system that agents are installed on, as Node.js names it. */
export type InstallPlatform = 'linux' | 'darwin' | 'win32';

/** What an installation consists of on one system. Every folder in it belongs to the agent alone. */
export interface Layout {
  /** The folder of the program. */
  readonly programFolder: string;
  /** The program; where the agent is a bundle instead of an executable, Node.js runs it. */
  readonly program: string;
  /** The agent's data: who it is, and how it was installed. */
  readonly dataFolder: string;
  /** What the service manager reads; null on Windows, where a scheduled task is not a file. */
  readonly serviceFile: string | null;
  /** A name by which the program is found without its folder; null where the system has no place for it. */
  readonly link: string | null;
}

/** What a layout depends on. */
export interface Place {
  readonly platform: InstallPlatform;
  readonly scope: Scope;
  /** The user's home folder. */
  readonly home: string;
  /** Whether the agent is an executable; otherwise it is a bundle run by Node.js. */
  readonly isExecutable: boolean;
  /** Prepended to every path outside the home folder; for tests. */
  readonly prefix?: string;
}

/** The name of the service and of the user it runs as. */
export const SERVICE = 'remote-console-agent';

/** The launchd name of the service. */
export const LAUNCHD_LABEL = 'com.remote-console.agent';

function windowsLayout({ scope, home, isExecutable, prefix = '' }: Place): Layout {
  const folder = win32.join(home, `.${SERVICE}`);
  const programFolder =
    scope === 'system' ? `${prefix}C:\\Program Files\\Remote Console Agent` : win32.join(folder, 'bin');
  return {
    programFolder,
    program: win32.join(programFolder, isExecutable ? `${SERVICE}.exe` : `${SERVICE}.mjs`),
    dataFolder: scope === 'system' ? `${prefix}C:\\ProgramData\\Remote Console Agent` : folder,
    serviceFile: null,
    link: null,
  };
}

/** Where everything goes. */
export function layoutOf(place: Place): Layout {
  const { platform, scope, home, isExecutable, prefix = '' } = place;
  if (platform === 'win32') return windowsLayout(place);
  const name = isExecutable ? SERVICE : `${SERVICE}.mjs`;
  const folder = posix.join(home, `.${SERVICE}`);
  const programFolder = scope === 'system' ? `${prefix}/opt/${SERVICE}` : posix.join(folder, 'bin');
  const isMac = platform === 'darwin';
  const systemData = isMac ? '/Library/Application Support/Remote Console Agent' : `/var/lib/${SERVICE}`;
  const systemService = isMac
    ? `/Library/LaunchDaemons/${LAUNCHD_LABEL}.plist`
    : `/etc/systemd/system/${SERVICE}.service`;
  const userService = isMac ? `Library/LaunchAgents/${LAUNCHD_LABEL}.plist` : `.config/systemd/user/${SERVICE}.service`;
  return {
    programFolder,
    program: posix.join(programFolder, name),
    dataFolder: scope === 'system' ? `${prefix}${systemData}` : folder,
    serviceFile: scope === 'system' ? `${prefix}${systemService}` : posix.join(home, userService),
    link: scope === 'system' && isExecutable ? `${prefix}/usr/local/bin/${SERVICE}` : null,
  };
}
