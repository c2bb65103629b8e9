/** What the benchmark asks of the processes that it measures. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
