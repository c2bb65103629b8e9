import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { carriedByExecutable, layOutFiles, type CarriedFiles } from './carriedFiles.ts';
import type { ShellListener, StartShell } from './shell.ts';

/** A pseudo-terminal; without an encoding it reads and writes bytes, on Windows text. */
interface PseudoTerminal {
  readonly pid: number;
  readonly onData: (listener: (data: string | Uint8Array) => void) => unknown;
  readonly onExit: (listener: (end: { exitCode: number; signal?: number | undefined }) => void) => unknown;
  write(data: string | Uint8Array): void;
  resize(columns: number, rows: number): void;
  pause(): void;
  resume(): void;
  kill(signal?: string): void;
}

/** What creates pseudo-terminals. */
export interface PseudoTerminals {
  readonly spawn: (
    file: string,
    words: string[],
    options: {
      readonly cols: number;
      readonly rows: number;
      readonly cwd: string;
      readonly env: Record<string, string>;
      readonly encoding: null;
    },
  ) => PseudoTerminal;
}

const isPseudoTerminals = (value: unknown): value is PseudoTerminals =>
  typeof value === 'object' && value !== null && 'spawn' in value && typeof value.spawn === 'function';

/** Loads what an executable bundles from the folder it is extracted to. */
async function loadCarried(carried: CarriedFiles, folder: string): Promise<PseudoTerminals | null> {
  const place = await layOutFiles(carried, folder);
  const module: unknown = createRequire(join(place, 'index.js'))('@lydell/node-pty');
  return isPseudoTerminals(module) ? module : null;
}

/**
 * What creates pseudo-terminals here; null where the native module is missing, as in an agent built as a single
 * JavaScript file, or cannot be loaded.
 *
 * @param folder Where an executable extracts what it bundles; nobody else may write there.
 * @param carried What is bundled; by default what this executable bundles.
 */
export async function findPseudoTerminals(
  folder: string,
  carried: CarriedFiles | null = carriedByExecutable(),
): Promise<PseudoTerminals | null> {
  try {
    if (carried) return await loadCarried(carried, folder);
    const { spawn } = await import('@lydell/node-pty');
    return { spawn };
  } catch {
    return null;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a shell inherits from the agent's environment; its login scripts add their own. */
const HANDED_ON = /^(HOME|USER|LOGNAME|PATH|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|XDG_RUNTIME_DIR|DBUS_SESSION_BUS_ADDRESS)$/;
const OWN = /^(REMOTE_CONSOLE_|NODE_|npm_)/i;
const TERM = { TERM: 'xterm-256color', COLORTERM: 'truecolor' };

/** The environment of a shell: nothing belonging to the agent, so that it contains no token. */
export function shellEnvironment(environment: Environment, platform: string): Record<string, string> {
  const isHandedOn = (name: string) => (platform === 'win32' ? !OWN.test(name) : HANDED_ON.test(name));
  const handedOn = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    value !== undefined && isHandedOn(name) ? [[name, value]] : [],
  );
  return { ...(platform === 'win32' ? {} : { LANG: 'C.UTF-8' }), ...Object.fromEntries(handedOn), ...TERM };
}

/** Shells that accept `-l` to read the login scripts. */
const LOGIN_SHELLS: readonly string[] = ['bash', 'zsh', 'sh', 'dash', 'ash', 'ksh', 'fish'];
/** What replaces a shell for users without one, such as service users. */
const NO_SHELLS: readonly string[] = ['nologin', 'false', 'true', 'sync'];

/** The shell to start: the one named by the owner, the user's, or the system's. */
export function shellFile(wanted: string | null, environment: Environment, platform: string): string {
  if (wanted !== null) return wanted;
  if (platform === 'win32') return 'powershell.exe';
  const own = environment['SHELL'] ?? userInfo().shell ?? '';
  if (own !== '' && !NO_SHELLS.includes(basename(own)) && existsSync(own)) return own;
  return ['/bin/bash', '/bin/zsh'].find((file) => existsSync(file)) ?? '/bin/sh';
}

/** Milliseconds that a shell has to end after a hang-up. */
const PATIENCE_MS = 2000;
/** Milliseconds between checks whether a waiting shell still exists. */
const LOOK_MS = 50;
const SIGNAL_BASE = 128;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the pseudo-terminal of a shell wait. It is closed soon after the shell's end, so the rest of the output, which
 * the system holds and which is small, is read then.
 */
function createGate(terminal: PseudoTerminal) {
  let look: NodeJS.Timeout | null = null;
  function resume(): void {
    if (look) clearInterval(look);
    look = null;
    terminal.resume();
  }
  return {
    resume,
    pause() {
      terminal.pause();
      look ??= setInterval(() => {
        if (!isAlive(terminal.pid)) resume();
      }, LOOK_MS);
    },
  };
}

/** Starts a shell of this machine: as the user that the agent runs as, in their home folder. */
export function realShells(terminals: PseudoTerminals, wanted: string | null): StartShell {
  return ({ columns, rows }, { output, exit }: ShellListener) => {
    const file = shellFile(wanted, process.env, process.platform);
    if (process.platform !== 'win32' && !existsSync(file)) throw new Error(`The shell ${file} does not exist.`);
    const name = basename(file).replace(/\.exe$/i, '');
    const home = homedir();
    const terminal = terminals.spawn(file, LOGIN_SHELLS.includes(name) ? ['-l'] : [], {
      cols: columns,
      rows,
      cwd: existsSync(home) ? home : '/',
      env: shellEnvironment(process.env, process.platform),
      encoding: null,
    });
    const gate = createGate(terminal);
    let isOver = false;
    terminal.onData((data) => output(typeof data === 'string' ? Buffer.from(data) : data));
    terminal.onExit(({ exitCode, signal }) => {
      isOver = true;
      gate.resume();
      exit(signal ? SIGNAL_BASE + signal : exitCode);
    });
    return {
      name,
      write: (bytes) => terminal.write(Buffer.from(bytes)),
      resize: (size) => {
        if (!isOver) terminal.resize(size.columns, size.rows);
      },
      pause: () => gate.pause(),
      resume: () => gate.resume(),
      end() {
        gate.resume();
        const isWindows = process.platform === 'win32';
        terminal.kill(isWindows ? undefined : 'SIGHUP');
        setTimeout(() => {
          if (!isOver && !isWindows) terminal.kill('SIGKILL');
        }, PATIENCE_MS).unref();
      },
    };
  };
}
