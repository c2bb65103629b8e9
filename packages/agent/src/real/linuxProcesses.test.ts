import { mkdir, rm, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createLinuxProcessReader } from './linuxProcesses.ts';

interface Described {
  readonly pid: number;
  readonly command: string;
  readonly commandLine: string;
  readonly ticks: readonly [user: number, system: number];
  readonly pages: number;
}

/** Describes processes as Linux does, on a machine with pages of 16 KiB. */
async function describeIn(folder: string, all: number, processes: readonly Described[]): Promise<void> {
  await writeFile(path.join(folder, 'stat'), `cpu  ${all - 60} 10 20 30 0 0 0 0 999 999\ncpu0 1 1 1 1 0 0 0 0 0 0\n`);
  await mkdir(path.join(folder, 'self'), { recursive: true });
  await writeFile(path.join(folder, 'self', 'status'), 'Name:\tnode\nVmPeak:\t   99 kB\nVmSize:\t    1610 kB\n');
  await writeFile(path.join(folder, 'self', 'statm'), '100 50 20 5 0 30 0\n');
  for (const { pid, command, commandLine, ticks, pages } of processes) {
    const own = path.join(folder, String(pid));
    await mkdir(own, { recursive: true });
    const numbers = ['S', 1, pid, pid, 0, -1, 0, 0, 0, 0, 0, ...ticks, 0, 0, 20, 0, 1, 0, 7000 + pid, 999, pages, 0];
    await writeFile(path.join(own, 'stat'), `${pid} (${command}) ${numbers.join(' ')}\n`);
    await writeFile(path.join(own, 'cmdline'), commandLine);
  }
}

const SHELL: Described = { pid: 7, command: 'sh', commandLine: '/bin/sh\0-c\0secret', ticks: [40, 10], pages: 3 };

it('names processes by their programs, and never by their arguments', async () => {
  const folder = await temporaryFolder();
  const of = (pid: number, command: string, commandLine: string) => ({ ...SHELL, pid, command, commandLine });
  await describeIn(folder, 1000, [
    SHELL,
    of(8, 'kworker/0:1-eve', ''),
    of(9, 'gnome-session-b', '/usr/libexec/gnome-session-binary\0--token=secret'),
    of(10, 'postgres', 'postgres: boss secret 127.0.0.1(80) idle'),
    of(11, 'a) S (b', '/opt/a) S (b secret'),
    of(12, 'renamed', '/usr/bin/other\0secret'),
  ]);
  const names = (await createLinuxProcessReader(folder)()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['a) S (b', 'gnome-session-binary', 'kworker/0:1-eve', 'postgres', 'renamed', 'sh']);
});

it('measures the processor from one reading to the next, and memory in pages of the machine', async () => {
  const folder = await temporaryFolder();
  const read = createLinuxProcessReader(folder);
  await describeIn(folder, 1000, [SHELL, { ...SHELL, pid: 8 }]);
  const memory = { mem: ((3 * 16_384) / totalmem()) * 100, memRss: 48 };
  expect(await read()).toEqual([
    { name: 'sh', cpu: 5, ...memory },
    { name: 'sh', cpu: 5, ...memory },
  ]);

  await rm(path.join(folder, '8'), { recursive: true });
  await describeIn(folder, 1400, [{ ...SHELL, ticks: [120, 30] }]);
  expect(await read()).toEqual([{ name: 'sh', cpu: 25, ...memory }]);
});

it.runIf(process.platform === 'linux')('finds this very process, and how much memory it uses', async () => {
  const running = await createLinuxProcessReader()();
  const used = process.memoryUsage.rss() / 1024;
  expect(running.some(({ memRss }) => memRss > used * 0.8 && memRss < used * 1.2)).toBe(true);
});
