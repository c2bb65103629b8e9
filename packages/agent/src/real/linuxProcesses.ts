import { readdir, readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';

/** A running process, with the fields of systeminformation that `processFieldsOf` reads. */
export interface RunningProcess {
  /** The name of its program, without arguments. */
  readonly name: string;
  /** Percent of all processors since the reading before, or since the machine started. */
  readonly cpu: number;
  /** Percent of the memory of the machine. */
  readonly mem: number;
  /** Kilobytes of memory in use. */
  readonly memRss: number;
}

/** One process as Linux describes it, in ticks of the processor and pages of memory. */
interface ProcessStat {
  readonly command: string;
  readonly startedAt: string;
  readonly ticks: number;
  readonly pages: number;
}

/** The ticks of a reading, which the next one is compared with. */
interface Ticks {
  readonly all: number;
  readonly ofProcess: ReadonlyMap<string, number>;
}

const NOTHING_BEFORE: Ticks = { all: 0, ofProcess: new Map() };
const KILOBYTE = 1024;

/** Fields of `/proc/PID/stat` after the command in parentheses, which may contain both spaces and parentheses. */
const FIELD = { userTicks: 11, systemTicks: 12, startedAt: 19, pages: 21 } as const;
/** The processor's times in `/proc/stat`; the further ones, of guests, are part of these. */
const PROCESSOR_TIMES = 8;

function statOf(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index] ?? 0);
  return {
    command: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
    startedAt: fields[FIELD.startedAt] ?? '',
    ticks: number(FIELD.userTicks) + number(FIELD.systemTicks),
    pages: number(FIELD.pages),
  };
}

/** Ticks of all processors, idle or not. */
function allTicks(text: string): number {
  const [, ...times] = (text.split('\n')[0] ?? '').trim().split(/\s+/);
  return times.slice(0, PROCESSOR_TIMES).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/**
 * Bytes of a page of memory, from two descriptions of the size of this process. It may have grown between the two, so
 * the result is the nearest power of two.
 */
async function readPageSize(folder: string): Promise<number> {
  const [status, statm] = await Promise.all(
    ['status', 'statm'].map((file) => readFile(path.join(folder, 'self', file), 'utf8')),
  );
  const kilobytes = Number(/^VmSize:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0);
  const pages = Number(statm?.split(' ')[0]);
  return kilobytes > 0 && pages > 0 ? 2 ** Math.round(Math.log2((kilobytes * KILOBYTE) / pages)) : 4096;
}

/** Linux cuts a command after 15 characters; the command line has all of it, unless the process has replaced that. */
function nameOf(command: string, commandLine: string): string {
  const [program = ''] = commandLine.split('\0');
  const name = path.posix.basename(program);
  return name.startsWith(command) && !/[\s:]/.test(name) ? name : command;
}

/** The content of a file of Linux; null when its process has ended meanwhile. */
const contentOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/**
 * Reads which processes run on Linux. systeminformation starts a program for each process on the machine to find out,
 * which costs a small computer seconds of its processor every time; these are the files that those programs print.
 *
 * @param folder Where Linux describes its processes.
 */
export function createLinuxProcessReader(folder = '/proc'): () => Promise<readonly RunningProcess[]> {
  let before = NOTHING_BEFORE;
  let pageSize: number | undefined;

  return async () => {
    pageSize ??= await readPageSize(folder);
    const [times, entries] = await Promise.all([readFile(path.join(folder, 'stat'), 'utf8'), readdir(folder)]);
    const all = allTicks(times);
    const passed = Math.max(all - before.all, 1);
    const ofProcess = new Map<string, number>();
    const running: RunningProcess[] = [];
    // One after the other: there may be more processes than files that may be open.
    for (const pid of entries.filter((entry) => /^\d+$/.test(entry))) {
      const text = await contentOf(path.join(folder, pid, 'stat'));
      if (text === null) continue;
      const { command, startedAt, ticks, pages } = statOf(text);
      // Process ids are reused.
      const key = `${pid} ${startedAt}`;
      ofProcess.set(key, ticks);
      running.push({
        name: nameOf(command, (await contentOf(path.join(folder, pid, 'cmdline'))) ?? ''),
        cpu: ((ticks - (before.ofProcess.get(key) ?? 0)) / passed) * 100,
        mem: ((pages * pageSize) / totalmem()) * 100,
        memRss: (pages * pageSize) / KILOBYTE,
      });
    }
    before = { all, ofProcess };
    return running;
  };
}
