import { splitTagNames } from '@remote-console/domain';
import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { LARGEST_FLEET } from './fleet/index.ts';
import { serverOrigin } from './protocol/index.ts';
import type { ControlRequest, RemoteAllowance } from './remote/index.ts';

/** Where an enrollment token comes from. */
export type TokenSource =
  | { readonly kind: 'given'; readonly token: string }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'none' };

/** How the agent is to be installed. */
export interface InstallWish {
  /** For the current user only, even where a system-wide installation is possible. */
  readonly user: boolean;
  /** Without a service manager. */
  readonly noService: boolean;
}

/** What the command line asks for. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run';
      /** Origin of the server. */
      readonly server: string;
      readonly token: TokenSource;
      readonly dataFolder: string;
      /** Null to report this machine; otherwise the fleet to simulate. */
      readonly fleet:
        | { readonly kind: 'file'; readonly file: string }
        | { readonly kind: 'count'; readonly count: number }
        | null;
      /** Whether commands may reboot and shut down this machine. */
      readonly allowPower: boolean;
      /** What people may do from a browser. */
      readonly remote: RemoteAllowance;
      /** Names of tags for a device that is new to the server. */
      readonly tags: readonly string[];
    }
  | {
      readonly kind: 'install';
      readonly server: string;
      readonly token: TokenSource;
      readonly allowPower: boolean;
      readonly remote: RemoteAllowance;
      readonly tags: readonly string[];
      /** File with certificates to trust in addition to the system's; null for none. */
      readonly certificate: string | null;
      readonly wish: InstallWish;
    }
  | { readonly kind: 'uninstall' | 'status' | 'doctor'; readonly wish: InstallWish }
  | {
      readonly kind: 'sessions';
      readonly request: ControlRequest;
      /** Null to look for the installation. */
      readonly dataFolder: string | null;
      readonly wish: InstallWish;
    }
  /** One sentence saying what is wrong. */
  | { readonly kind: 'mistake'; readonly sentence: string };

/** What `--help` prints. */
export const HELP = `Usage: remote-console-agent --server URL [--token-file FILE] [--data DIR] [--fleet FILE|N] [--allow-…]
       remote-console-agent install --server URL [--token-file FILE] [--allow-…] [--certificate FILE]
       remote-console-agent status | doctor | uninstall
       remote-console-agent sessions [end NUMBER|all] [--data DIR]

Without a command, reports this machine to a Remote Console server until it is stopped. \`install\` sets up a service that
does so, \`status\` shows what it does, \`doctor\` finds out why it does not report, and \`uninstall\` removes it completely.
\`sessions\` lists who is connected to this machine from a browser, and can end their sessions.

  --server URL       address of the server             REMOTE_CONSOLE_SERVER
  --token T          enrollment token, needed once     REMOTE_CONSOLE_ENROLMENT_TOKEN
  --token-file FILE  file that contains the token      REMOTE_CONSOLE_ENROLMENT_TOKEN_FILE
  --data DIR         directory for the agent's
                     identity                          REMOTE_CONSOLE_AGENT_DATA
  --tags NAMES       tags for a new device, separated
                     by commas                         REMOTE_CONSOLE_TAGS
  --fleet FILE|N     simulate a fleet instead          REMOTE_CONSOLE_FLEET
  --allow-power      allow the console to reboot and
                     shut down this machine            REMOTE_CONSOLE_ALLOW_POWER=1
  --allow-screen     allow people to see and control
                     the screen from a browser         REMOTE_CONSOLE_ALLOW_SCREEN=1
  --vnc-port N       port of this machine's VNC
                     server, if it is not detected     REMOTE_CONSOLE_VNC_PORT
  --vnc-password-file FILE
                     file that contains its password   REMOTE_CONSOLE_VNC_PASSWORD_FILE
  --allow-terminal   allow people to use a terminal as
                     the user that the agent runs as   REMOTE_CONSOLE_ALLOW_TERMINAL=1
  --shell PATH       shell for terminals, instead of
                     the user's default                REMOTE_CONSOLE_SHELL
  --allow-files DIR  allow people to exchange files in
                     this folder, and nowhere else     REMOTE_CONSOLE_ALLOW_FILES
  --certificate FILE certificates to trust in addition
                     to the system's (install)
  --user             install for yourself only         REMOTE_CONSOLE_USER=1
  --no-service       install as a plain process,
                     without a service manager         REMOTE_CONSOLE_NO_SERVICE=1
  --version          print the version
  --help             print this help

A token passed with --token is visible in the process list; use --token-file or the environment instead.`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The arguments for commands that manage an installation. */
const SUBCOMMANDS = ['install', 'uninstall', 'status', 'doctor', 'sessions'] as const;

const OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string' },
  'token-file': { type: 'string' },
  data: { type: 'string' },
  tags: { type: 'string' },
  fleet: { type: 'string' },
  'allow-power': { type: 'boolean' },
  'allow-screen': { type: 'boolean' },
  'vnc-port': { type: 'string' },
  'vnc-password-file': { type: 'string' },
  'allow-terminal': { type: 'boolean' },
  shell: { type: 'string' },
  'allow-files': { type: 'string' },
  certificate: { type: 'string' },
  user: { type: 'boolean' },
  'no-service': { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

function mistake(sentence: string): Command {
  return { kind: 'mistake', sentence };
}

/** The first value that is set and not empty. */
function firstOf(...values: readonly (string | undefined)[]): string | null {
  return values.map((value) => value?.trim() ?? '').find((value) => value !== '') ?? null;
}

function tokenOf(values: { readonly token?: string; readonly 'token-file'?: string }, environment: Environment) {
  // The command line takes precedence over the environment.
  const choices = [
    ['given', firstOf(values.token)],
    ['file', firstOf(values['token-file'])],
    ['given', firstOf(environment['REMOTE_CONSOLE_ENROLMENT_TOKEN'])],
    ['file', firstOf(environment['REMOTE_CONSOLE_ENROLMENT_TOKEN_FILE'])],
  ] as const;
  for (const [kind, value] of choices) {
    if (value !== null) return kind === 'given' ? { kind, token: value } : { kind, file: value };
  }
  return { kind: 'none' } as const;
}

const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;

function fleetOf(value: string | null) {
  if (value === null) return null;
  return /^\d+$/.test(value)
    ? ({ kind: 'count', count: Number(value) } as const)
    : ({ kind: 'file', file: value } as const);
}

/** The arguments of `sessions`: nothing, or what to end. Null for anything else. */
function sessionsRequest([verb, which, ...more]: readonly string[]): ControlRequest | null {
  if (verb === undefined) return { type: 'list' };
  if (verb !== 'end' || which === undefined || more.length > 0) return null;
  if (which === 'all') return { type: 'end', number: null };
  return /^[1-9]\d{0,14}$/.test(which) ? { type: 'end', number: Number(which) } : null;
}

interface AllowanceValues {
  readonly 'allow-screen'?: boolean;
  readonly 'vnc-port'?: string;
  readonly 'vnc-password-file'?: string;
  readonly 'allow-terminal'?: boolean;
  readonly shell?: string;
  readonly 'allow-files'?: string;
}

function allowanceOf(values: AllowanceValues, environment: Environment): RemoteAllowance {
  const port = firstOf(values['vnc-port'], environment['REMOTE_CONSOLE_VNC_PORT']);
  return {
    screen: values['allow-screen'] === true || environment['REMOTE_CONSOLE_ALLOW_SCREEN'] === '1',
    vncPort: port === null ? null : Number(port),
    vncPasswordFile: firstOf(values['vnc-password-file'], environment['REMOTE_CONSOLE_VNC_PASSWORD_FILE']),
    terminal: values['allow-terminal'] === true || environment['REMOTE_CONSOLE_ALLOW_TERMINAL'] === '1',
    shell: firstOf(values.shell, environment['REMOTE_CONSOLE_SHELL']),
    files: firstOf(values['allow-files'], environment['REMOTE_CONSOLE_ALLOW_FILES']),
  };
}

/**
 * Parses the command line and the environment.
 *
 * @param parameters The arguments after the program's name.
 * @param home The user's home folder; the data folder is inside it by default.
 */
export function readCommandLine(parameters: readonly string[], environment: Environment, home: string): Command {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  let positionals: readonly string[];
  const [first = ''] = parameters;
  const named = SUBCOMMANDS.find((name) => name === first) ?? null;
  try {
    ({ values, positionals } = parseArgs({
      args: parameters.slice(named === null ? 0 : 1),
      options: OPTIONS,
      strict: true,
      allowPositionals: named === 'sessions',
    }));
  } catch (thrown) {
    return mistake(thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : 'Invalid command line.');
  }
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const wish = {
    user: values.user === true || environment['REMOTE_CONSOLE_USER'] === '1',
    noService: values['no-service'] === true || environment['REMOTE_CONSOLE_NO_SERVICE'] === '1',
  };
  const dataFolder = firstOf(values.data, environment['REMOTE_CONSOLE_AGENT_DATA']);
  if (named === 'sessions') {
    const request = sessionsRequest(positionals);
    return request === null
      ? mistake('Specify which session to end: `sessions end NUMBER` or `sessions end all`. `sessions` lists them.')
      : { kind: named, request, dataFolder, wish };
  }
  if (named !== null && named !== 'install') return { kind: named, wish };
  const address = firstOf(values.server, environment['REMOTE_CONSOLE_SERVER']);
  if (address === null) return mistake('The server address is missing: pass it with --server URL.');
  const server = serverOrigin(address);
  if (server === null) return mistake('The server address is not valid: it must start with http:// or https://.');
  const token = tokenOf(values, environment);
  const allowPower = values['allow-power'] === true || environment['REMOTE_CONSOLE_ALLOW_POWER'] === '1';
  const remote = allowanceOf(values, environment);
  const tags = splitTagNames(firstOf(values.tags, environment['REMOTE_CONSOLE_TAGS']) ?? '');
  if (remote.files !== null && !isAbsolute(remote.files))
    return mistake('--allow-files needs an absolute path, such as /srv/exchange.');
  if (remote.vncPasswordFile !== null && !isAbsolute(remote.vncPasswordFile))
    return mistake('--vnc-password-file needs an absolute path, such as /etc/vnc-password.');
  if (remote.vncPort !== null && !isPort(remote.vncPort)) return mistake('--vnc-port needs a number from 1 to 65535.');
  if (named === 'install')
    return { kind: named, server, token, allowPower, remote, tags, certificate: firstOf(values.certificate), wish };
  const fleet = fleetOf(firstOf(values.fleet, environment['REMOTE_CONSOLE_FLEET']));
  if (fleet?.kind === 'count' && (fleet.count < 1 || fleet.count > LARGEST_FLEET)) {
    return mistake(`A fleet must have 1 to ${LARGEST_FLEET} devices.`);
  }
  const ownFolder = dataFolder ?? `${home}/.remote-console-agent`;
  return { kind: 'run', server, token, dataFolder: ownFolder, fleet, allowPower, remote, tags };
}
