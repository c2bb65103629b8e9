import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answersAsVnc, type VncPlace } from './vncPlace.ts';

/** A VNC server that the agent has started. */
export interface StartedVncServer {
  readonly place: VncPlace;
  readonly password: string | null;
  readonly hasEnded: () => boolean;
  readonly stop: () => void;
}

/** A program to start, and how to reach it. */
interface VncProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly place: VncPlace;
  readonly password: string | null;
}

const START_MS = 5000;
const LOOK_MS = 100;
/** How long a VNC server may take to end, in milliseconds. */
const END_MS = 2000;

async function programInPath(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

/** A loopback port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** wayvnc listens on a socket in a folder that only this user may enter: it has no passwords without a certificate. */
async function waylandProgram(folder: string): Promise<VncProgram | null> {
  const program = process.env['WAYLAND_DISPLAY'] ? await programInPath('wayvnc') : null;
  const path = join(folder, 'wayvnc.socket');
  return program ? { program, args: ['--unix-socket', path], place: { path }, password: null } : null;
}

/** x11vnc listens on the loopback, with its own password that it reads from a file and deletes. */
async function xProgram(folder: string): Promise<VncProgram | null> {
  const display = process.env['DISPLAY'];
  const program = display ? await programInPath('x11vnc') : null;
  if (!display || !program) return null;
  const password = randomBytes(6).toString('base64url');
  const file = join(folder, 'password');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  const port = await freePort();
  const args = ['-display', display, '-localhost', '-no6', '-rfbport', String(port), '-passwdfile', `rm:${file}`];
  return {
    program,
    args: [...args, '-shared', '-forever', '-clear_mods', '-quiet', '-nolookup'],
    place: { host: '127.0.0.1', port },
    password,
  };
}

async function answersSoon(place: VncPlace, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < START_MS && child.exitCode === null; waited += LOOK_MS) {
    if (await answersAsVnc(place)) return true;
    await wait(LOOK_MS);
  }
  return false;
}

/**
 * Starts the VNC server installed on this machine: `wayvnc` on Wayland, `x11vnc` on X. It can be reached from this
 * machine only, and by this user or with a password that nobody else knows. Null where there is no screen, neither is
 * installed, or it does not answer within five seconds.
 */
export async function startVncServer(): Promise<StartedVncServer | null> {
  if (process.platform !== 'linux') return null;
  const folder = await mkdtemp(join(tmpdir(), 'remote-screen-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  const found = (await waylandProgram(folder)) ?? (await xProgram(folder));
  if (!found) {
    await clear();
    return null;
  }
  const child = spawn(found.program, found.args, { stdio: 'ignore' });
  const endWithAgent = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => {
    child.kill();
    // While waiting for a display that has gone, it reacts to nothing else.
    setTimeout(endWithAgent, END_MS).unref();
  };
  process.once('exit', endWithAgent);
  child.on('error', () => void clear());
  child.once('exit', () => {
    process.off('exit', endWithAgent);
    void clear();
  });
  if (!(await answersSoon(found.place, child))) {
    stop();
    return null;
  }
  return {
    place: found.place,
    password: found.password,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
  };
}
