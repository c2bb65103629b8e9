import { posix, win32 } from 'node:path';

/** For whom an agent is installed: for the whole computer, or for one person, who needs no right to administer it. */
export type Scope = 'system' | 'user';

/** A system that agents are installed on, as Node.js names it. */
export type InstallPlatform = 'linux' | 'darwin' | 'win32';

/** What an installation is made of on one system. Every folder in it is the agent's own. */
export interface Layout {
  /** The folder of the program. */
  readonly programFolder: string;
  /** The program; where the agent is a bundle and no executable, Node.js runs it. */
  readonly program: string;
  /** What the agent keeps: who it is, and how it was installed. */
  readonly dataFolder: string;
  /** What the service manager reads; null on Windows, where a scheduled task is no file. */
  readonly serviceFile: string | null;
  /** A name by which the program is found without its folder; null where there is no such place. */
  readonly link: string | null;
}

/** What a layout depends on. */
export interface Place {
  readonly platform: InstallPlatform;
  readonly scope: Scope;
  /** The person's home folder. */
  readonly home: string;
  /** Whether the agent is an executable; else it is a bundle that Node.js runs. */
  readonly isExecutable: boolean;
  /** Put before every path outside the home folder; for tests. */
  readonly prefix?: string;
}

/** The name of the service, and of the user that it runs as. */
export const SERVICE = 'remote-console-agent';

/** The name of the service at launchd. */
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

/** Where everything is put. */
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
