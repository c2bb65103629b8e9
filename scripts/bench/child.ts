/** What the benchmark asks of the processes that it measures. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const MEGABYTE = 1024 * 1024;

/** Resident bytes of a process (proc(5), VmRSS). */
export function residentBytes({ pid }: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) * 1024;
}

/** The address that a server says once it answers. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    stdout?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const found = /http:\/\/\S+/.exec(told);
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

/** Starts `listServer.ts` with the words it takes, and waits until it answers. */
export async function startListServer(...words: readonly string[]): Promise<ListServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'listServer.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  for await (const chunk of child.stdout) {
    told += String(chunk);
    const [, origin, token] = /listening (\S+) (\S+)\n/.exec(told) ?? [];
    if (origin === undefined || token === undefined) continue;
    const end = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    return { origin, token, end };
  }
  throw new Error('The server of the benchmark ended before it was ready.');
}
