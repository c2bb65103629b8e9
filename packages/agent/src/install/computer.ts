import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isSea } from 'node:sea';
import type { InstallPlatform, Scope } from './layout.ts';

/** How a service is kept running: by a service manager of the system or, without one, as a plain process. */
export type ServiceManager = 'systemd' | 'launchd' | 'task' | 'process';

/** The computer as an installation sees it. */
export interface Computer {
  readonly platform: InstallPlatform;
  /** What the caller may install for. */
  readonly scope: Scope;
  readonly home: string;
  readonly manager: ServiceManager;
  /** What the agent currently runs as: itself, or Node.js with a bundle; null when run from source. */
  readonly program: { readonly file: string; readonly isExecutable: boolean } | null;
  /** Path of Node.js, which runs a bundle. */
  readonly node: string;
  /** Prepended to every path outside the home folder; for tests. */
  readonly prefix: string;
  /** How long to wait for the first report of a started service, in milliseconds. */
  readonly patienceMs: number;
  /** Runs a system program; true when it succeeded. */
  readonly run: (command: string, words: readonly string[]) => Promise<boolean>;
  /** Starts a process that outlives this one, with its output in a file; returns its id. */
  readonly startProcess: (words: readonly string[], log: string) => Promise<number | null>;
}

const PATIENCE_MS = 20_000;

function platformOf(): InstallPlatform {
  if (process.platform === 'darwin' || process.platform === 'win32') return process.platform;
  return 'linux';
}

function run(command: string, words: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, [...words], { windowsHide: true }, (error) => resolve(error === null));
  });
}

async function startProcess([program = '', ...words]: readonly string[], log: string): Promise<number | null> {
  const output = await open(log, 'a', 0o600);
  try {
    const child = spawn(program, words, { detached: true, stdio: ['ignore', output.fd, output.fd], cwd: '/' });
    child.on('error', () => undefined);
    child.unref();
    return child.pid ?? null;
  } finally {
    await output.close();
  }
}

async function managerOf(platform: InstallPlatform, scope: Scope): Promise<ServiceManager> {
  if (platform === 'darwin') return 'launchd';
  if (platform === 'win32') return 'task';
  if (!existsSync('/run/systemd/system')) return 'process';
  // A user without a systemd session, as after `su`, has no manager to talk to.
  return scope === 'system' || (await run('systemctl', ['--user', 'show-environment'])) ? 'systemd' : 'process';
}

function programOf(): Computer['program'] {
  if (isSea()) return { file: process.execPath, isExecutable: true };
  const script = process.argv[1] ?? '';
  return script.endsWith('.mjs') ? { file: script, isExecutable: false } : null;
}

/**
 * This computer.
 *
 * @param wish What the command line asks for: an installation for this user only, and none with a service manager.
 */
export async function thisComputer(wish: { readonly user: boolean; readonly noService: boolean }): Promise<Computer> {
  const platform = platformOf();
  const isAdministrator = platform === 'win32' ? await run('net', ['session']) : process.getuid?.() === 0;
  const scope: Scope = isAdministrator && !wish.user ? 'system' : 'user';
  return {
    platform,
    scope,
    home: homedir(),
    manager: wish.noService ? 'process' : await managerOf(platform, scope),
    program: programOf(),
    node: process.execPath,
    prefix: '',
    patienceMs: PATIENCE_MS,
    run,
    startProcess,
  };
}
