import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterThisTest } from './cleanup.ts';

/** A server as its own process. */
export interface ChildServer {
  readonly child: ChildProcess;
  /** What it wrote so far, to both outputs. */
  readonly output: () => string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a program with only the given environment.
 *
 * @param program The server itself, or a part of its work that a test wants separately; a path relative to this folder.
 */
export function startChild(environment: Readonly<Record<string, string>>, program = '../main.ts'): ChildServer {
  const main = join(import.meta.dirname, program);
  const child = spawn(process.execPath, ['--conditions=@remote-console/source', main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DEMO: '0',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  afterThisTest(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => output };
}

/** Where the server answers, once it does. */
export const addressOf = async (server: ChildServer): Promise<string> => printed(server, /listening at (\S+)/);

/** The first group of a pattern in the server's output, once it was written. */
export async function printed({ child, output }: ChildServer, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(output())?.[1];
    if (found !== undefined) return found;
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output()}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
