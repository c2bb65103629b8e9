/** A virtual screen with the programs started on it, where this machine has what that needs. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';

/** What a virtual screen needs that comes with the system and not with the project. */
export const SCREEN_PROGRAMS: readonly string[] = ['Xvfb', 'x11vnc', 'xterm'];

/** The missing ones. */
export const missingScreenPrograms: readonly string[] = SCREEN_PROGRAMS.filter(
  (program) => spawnSync('which', [program]).status !== 0,
);

/** A VNC server of a screen, on the loopback. */
export interface ScreenServer {
  readonly port: number;
  /** Ends it abruptly, as if it had crashed. */
  readonly kill: () => Promise<void>;
}

/** A virtual screen. */
export interface XScreen {
  /** Shows a terminal in the upper left corner that runs an `sh` script. */
  readonly terminal: (program: string, ...words: readonly string[]) => void;
  /** Starts x11vnc on a port, any free one by default, and waits until it listens. */
  readonly serve: (words: readonly string[], port?: number) => Promise<ScreenServer>;
  /** Ends everything that runs on it, and the screen. */
  readonly end: () => Promise<void>;
}

const PATIENCE_MS = 30_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until a program has written a line; returns the pattern's group. */
function written(child: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${child.spawnfile} did not begin.`));
    const tooLate = setTimeout(fail, PATIENCE_MS);
    let text = '';
    output.setEncoding('utf8');
    output.on('data', (part: string) => {
      text += part;
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(tooLate);
      resolve(found);
    });
    child.once('exit', fail);
    child.once('error', fail);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts a screen of the given size in pixels. */
export async function openXScreen({ width, height }: { readonly width: number; readonly height: number }) {
  const children: ChildProcess[] = [];
  const start = (program: string, words: readonly string[], display = '') => {
    const env = { ...process.env, LANG: 'C.UTF-8', DISPLAY: display };
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const size = `${width}x${height}x24`;
  const server = start('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
  const display = `:${await written(server, server.stdout, /^(\d+)\n/)}`;
  const screen: XScreen = {
    terminal(program, ...words) {
      start('xterm', ['-u8', ...words, '-e', 'sh', '-c', program], display).stdout.resume();
    },
    async serve(words, wanted) {
      const port = wanted ?? (await freePort());
      const place = ['-display', display, '-localhost', '-no6', '-rfbport', String(port)];
      const child = start('x11vnc', [...place, '-shared', '-forever', '-nolookup', ...words]);
      await written(child, child.stdout, /^PORT=(\d+)\n/m);
      return { port, kill: () => end(child) };
    },
    async end() {
      await Promise.all(children.toReversed().map(end));
    },
  };
  return screen;
}
