import type { TerminalSize } from '@remote-console/domain';
import { type DeviceProfile, processNames } from '../../../simulation/index.ts';
import { entryAt, pathFrom, type SimulatedEntry } from './simulatedFolders.ts';

/** Where commands run, and on what. */
export interface SimulatedPlace {
  readonly profile: DeviceProfile;
  readonly root: SimulatedEntry;
  readonly home: string;
  readonly now: () => Date;
  readonly startedAt: Date;
  readonly size: () => TerminalSize;
  folder: string;
}

/** What a command does: prints lines, clears the screen, or ends the shell. */
export type CommandResult =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'exit'; readonly code: number };

type Command = (place: SimulatedPlace, words: readonly string[]) => CommandResult;

const ESC = '\u001B';
const BLUE = '1;34';
const RED = '31';
const paint = (code: string, text: string) => `${ESC}[${code}m${text}${ESC}[0m`;
const print = (...lines: readonly string[]): CommandResult => ({ kind: 'lines', lines });
const wrong = (sentence: string) => print(paint(RED, sentence));

const MINUTE = 60_000;
const HOUR_MINUTES = 60;

const shown = (name: string, entry: SimulatedEntry) => (typeof entry === 'string' ? name : paint(BLUE, `${name}/`));

function list({ root, folder, home }: SimulatedPlace, [words = '.']: readonly string[]): CommandResult {
  const entry = entryAt(root, pathFrom(folder, home, words));
  if (entry === null) return wrong(`ls: ${words}: not found`);
  return typeof entry === 'string'
    ? print(words)
    : print(
        Object.entries(entry)
          .map(([name, below]) => shown(name, below))
          .join('  '),
      );
}

function changeFolder(place: SimulatedPlace, [words = '~']: readonly string[]): CommandResult {
  const path = pathFrom(place.folder, place.home, words);
  const entry = entryAt(place.root, path);
  if (entry === null) return wrong(`cd: ${words}: not found`);
  if (typeof entry === 'string') return wrong(`cd: ${words}: not a folder`);
  place.folder = path;
  return print();
}

function show({ root, folder, home }: SimulatedPlace, files: readonly string[]): CommandResult {
  const lines = files.flatMap((words) => {
    const entry = entryAt(root, pathFrom(folder, home, words));
    if (entry === null) return [paint(RED, `cat: ${words}: not found`)];
    return typeof entry === 'string' ? entry.trimEnd().split('\n') : [paint(RED, `cat: ${words}: is a folder`)];
  });
  return print(...lines);
}

function uptime({ now, startedAt }: SimulatedPlace): CommandResult {
  const minutes = Math.max(0, Math.floor((now().getTime() - startedAt.getTime()) / MINUTE));
  return print(`up ${Math.floor(minutes / HOUR_MINUTES)} h ${minutes % HOUR_MINUTES} min`);
}

function network({ profile: { inventory } }: SimulatedPlace): CommandResult {
  return print(
    `address  ${inventory.ip_addr ?? ''}`,
    `netmask  ${inventory.netmask ?? ''}`,
    `gateway  ${inventory.gateway ?? ''}`,
    `mac      ${inventory.mac_addr ?? ''}`,
  );
}

function processes({ profile }: SimulatedPlace): CommandResult {
  const rows = processNames(profile.dev_os_id).map((name, index) => `${String(100 + index * 37).padStart(6)} ${name}`);
  return print(paint('1', '   PID COMMAND'), ...rows);
}

const help: Command = () => print('This shell is simulated. It knows:', Object.keys(COMMANDS).toSorted().join('  '));

const COMMANDS: Readonly<Record<string, Command>> = {
  help: (...call) => help(...call),
  ls: list,
  dir: list,
  cd: changeFolder,
  cat: show,
  pwd: ({ folder }) => print(folder),
  echo: (_place, words) => print(words.join(' ')),
  date: ({ now }) => print(now().toString()),
  uname: ({ profile }) => print(`${profile.inventory.os_name ?? 'Unknown'} ${profile.host_name} (simulated)`),
  hostname: ({ profile }) => print(profile.host_name),
  uptime,
  ps: processes,
  ip: network,
  ipconfig: network,
  whoami: () => print('demo'),
  size: ({ size }) => print(`${size().columns} x ${size().rows}`),
  clear: () => ({ kind: 'clear' }),
  exit: (_place, [code = '0']) => ({ kind: 'exit', code: /^\d{1,3}$/.test(code) ? Number(code) & 255 : 0 }),
};

/** The words of a line; quoted text stays together. */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

/** Runs a line. */
export function runSimulated(place: SimulatedPlace, line: string): CommandResult {
  const [name, ...words] = wordsOf(line);
  if (name === undefined) return print();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(place, words) : wrong(`${name}: unknown command; help lists what there is`);
}

/** Candidates for the last word of a line: a command first, then file names. */
export function completionsOf(place: SimulatedPlace, line: string): readonly string[] {
  if (!/\s/.test(line.trimStart())) return Object.keys(COMMANDS).toSorted();
  const [word = ''] = /\S*$/.exec(line) ?? [];
  const above = word.slice(0, word.lastIndexOf('/') + 1);
  const entry = entryAt(place.root, pathFrom(place.folder, place.home, above || '.'));
  if (entry === null || typeof entry === 'string') return [];
  return Object.entries(entry).map(([name, below]) => `${above}${name}${typeof below === 'string' ? '' : '/'}`);
}
