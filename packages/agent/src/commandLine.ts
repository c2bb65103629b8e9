import { parseArgs } from 'node:util';
import { LARGEST_FLEET } from './fleet/makeFleetPlan.ts';
import { serverOrigin } from './protocol/serverOrigin.ts';

/** What the command line asks for. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run';
      /** Origin of the server. */
      readonly server: string;
      /** Where the enrolment token comes from. */
      readonly token:
        | { readonly kind: 'given'; readonly token: string }
        | { readonly kind: 'file'; readonly file: string }
        | { readonly kind: 'none' };
      readonly dataFolder: string;
      /** Null to report this machine; else the fleet to play. */
      readonly fleet:
        | { readonly kind: 'file'; readonly file: string }
        | { readonly kind: 'count'; readonly count: number }
        | null;
      /** Whether commands may reboot and shut down this machine. */
      readonly allowPower: boolean;
    }
  /** One sentence about what is wrong. */
  | { readonly kind: 'mistake'; readonly sentence: string };

/** What `--help` prints. */
export const HELP = `Usage: remote-console-agent --server URL [--token-file FILE] [--data DIR] [--fleet FILE|N] [--allow-power]

Reports this machine to a Remote Console server until it is stopped.

  --server URL       address of the server             REMOTE_CONSOLE_SERVER
  --token T          enrolment token, needed once      REMOTE_CONSOLE_ENROLMENT_TOKEN
  --token-file FILE  file that holds the token         REMOTE_CONSOLE_ENROLMENT_TOKEN_FILE
  --data DIR         where the agent keeps who it is   REMOTE_CONSOLE_AGENT_DATA
  --fleet FILE|N     play simulated devices instead    REMOTE_CONSOLE_FLEET
  --allow-power      let commands of the console reboot
                     and shut down this machine        REMOTE_CONSOLE_ALLOW_POWER=1
  --version          print the version
  --help             print this text

A token given by --token can be seen in the list of processes; the file and the environment can not.`;

type Environment = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string' },
  'token-file': { type: 'string' },
  data: { type: 'string' },
  fleet: { type: 'string' },
  'allow-power': { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

function mistake(sentence: string): Command {
  return { kind: 'mistake', sentence };
}

/** The first value that is there and not empty. */
function firstOf(...values: readonly (string | undefined)[]): string | null {
  return values.map((value) => value?.trim() ?? '').find((value) => value !== '') ?? null;
}

function tokenOf(values: { readonly token?: string; readonly 'token-file'?: string }, environment: Environment) {
  // What is written on the command line counts before what the environment says.
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

function fleetOf(value: string | null) {
  if (value === null) return null;
  return /^\d+$/.test(value)
    ? ({ kind: 'count', count: Number(value) } as const)
    : ({ kind: 'file', file: value } as const);
}

/**
 * Reads the command line and the environment.
 *
 * @param parameters What follows the program's name.
 * @param home The home folder of the person; the data folder is below it unless told.
 */
export function readCommandLine(parameters: readonly string[], environment: Environment, home: string): Command {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...parameters], options: OPTIONS, strict: true }));
  } catch (thrown) {
    return mistake(thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : 'The command line is not valid.');
  }
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const address = firstOf(values.server, environment['REMOTE_CONSOLE_SERVER']);
  if (address === null) return mistake('The address of the server is missing: give it with --server URL.');
  const server = serverOrigin(address);
  if (server === null) return mistake('The address of the server is not valid: it begins with http:// or https://.');
  const fleet = fleetOf(firstOf(values.fleet, environment['REMOTE_CONSOLE_FLEET']));
  if (fleet?.kind === 'count' && (fleet.count < 1 || fleet.count > LARGEST_FLEET)) {
    return mistake(`A fleet has 1 to ${LARGEST_FLEET} devices.`);
  }
  const dataFolder = firstOf(values.data, environment['REMOTE_CONSOLE_AGENT_DATA']) ?? `${home}/.remote-console-agent`;
  const allowPower = values['allow-power'] === true || environment['REMOTE_CONSOLE_ALLOW_POWER'] === '1';
  return { kind: 'run', server, token: tokenOf(values, environment), dataFolder, fleet, allowPower };
}
