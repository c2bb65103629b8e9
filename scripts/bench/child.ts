/** What the benchmark asks of the processes that it measures. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverProgram } from '../run/server.ts';

export const MEGABYTE = 1024 * 1024;

/** Resident bytes of a process (proc(5), VmRSS). */
export function residentBytes({ pid }: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) * 1024;
}

/** Clock ticks per second in kernel figures about a process (proc(5), CLK_TCK). */
const TICKS = 100;

/** CPU seconds used by a process so far (proc(5), utime and stime). */
export function computedSeconds({ pid }: ChildProcess): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Ends a process and waits for it. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The address that a server prints once it answers. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    stdout?.once('end', () => reject(new Error('The server ended before it was ready.')));
  });
}

/** A running `listServer.ts`. */
export interface ListServer {
  readonly origin: string;
  readonly token: string;
  readonly end: () => Promise<void>;
}

/** Starts `listServer.ts` with its arguments, using Node as `npm start` configures it, and waits until it answers. */
export async function startListServer(...words: readonly string[]): Promise<ListServer> {
  const { options, environment } = serverProgram;
  const child = spawn(process.execPath, [...options, path.join(import.meta.dirname, 'listServer.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, origin, token] = /listening (\S+) (\S+)\n/.exec(output) ?? [];
    if (origin === undefined || token === undefined) continue;
    const end = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    return { origin, token, end };
  }
  throw new Error('The server of the benchmark ended before it was ready.');
}
