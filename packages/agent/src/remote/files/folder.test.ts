import {
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_WINDOW, KEEP_PARTIAL, readTransferred, type FilesCaller } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { collecting, download, fileSumOf, giving, keyOf, servedFolder, sumOf } from './testing/servedFolder.ts';

const NEW = { resume: false, replace: false };
const PERIOD = Uint8Array.from({ length: 65_521 }, (_, index) => (index * 31 + index / 253) % 256);
const someBytes = (length: number) => Buffer.alloc(length, PERIOD);
/** More bytes than two transfers have in flight. */
const LARGE = 3 * FILE_WINDOW;

async function allNames(caller: FilesCaller, path: readonly string[] = []): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const page = await caller.list(path, after);
    pages.push(page.entries.map(({ name }) => name));
    after = page.entries.at(-1)?.name ?? null;
    more = page.more;
  }
  return pages;
}

describe('a folder', () => {
  it('of 5,000 files is listed in parts, each name once and in order', async () => {
    const folder = await temporaryFolder();
    const names = Array.from({ length: 5000 }, (_, index) => `파일 ${index}.txt`);
    await Promise.all(names.map((name) => writeFile(join(folder, name), name)));
    const pages = await allNames(servedFolder(folder).caller);
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(1000);
    expect(pages.flat()).toEqual(names.toSorted());
  });

  it('whose names are as long as can be is listed in parts that fit into messages', async () => {
    const folder = await temporaryFolder();
    const names = Array.from({ length: 900 }, (_, index) => `${index}`.padStart(251, '\u0001'));
    await Promise.all(names.map((name) => writeFile(join(folder, name), '')));
    const { caller, said } = servedFolder(folder);
    expect((await allNames(caller)).flat()).toEqual(names.toSorted());
    expect(Math.max(...said.map((message) => JSON.stringify(message).length))).toBeLessThan(200 * 1024);
  });

  it('shows what it holds: sizes, times, hidden files, names that are no text', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, '.hidden'), 'abc');
    await mkdir(join(folder, 'e\u0301'));
    await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x66, 0xff])]), 'x');
    await symlink('nowhere', join(folder, 'link'));
    await utimes(join(folder, '.hidden'), 5, 5.5);
    const { caller } = servedFolder(folder);
    const { entries } = await caller.list([], null);
    expect(entries.map(({ name, kind, leadsTo, hidden }) => [name, kind, leadsTo, hidden])).toEqual([
      ['.hidden', 'file', null, true],
      ['e\u0301', 'folder', null, false],
      ['f\uFFFD', 'other', null, false],
      ['link', 'link', null, false],
    ]);
    expect(entries[0]).toMatchObject({ size: 3, modified: 5500 });
    expect(await caller.stat(['.hidden'])).toEqual(entries[0]);
    expect((await caller.about()).free).toBeGreaterThan(0);
    expect(await keyOf(caller.list(['.hidden'], null))).toBe('not_a_folder');
    expect(await keyOf(caller.list(['none'], null))).toBe('not_found');
    expect(await keyOf(download(caller, ['e\u0301']))).toBe('not_a_file');
    expect(await keyOf(download(caller, ['\u00E9']))).toBe('not_found');
  });

  it('is searched with everything below it, but not through links and not for uploads that are under way', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'a', 'report'), { recursive: true });
    for (const name of ['Report.txt', 'a/report/report.pdf', `.remote-console-${'0'.repeat(24)}-9.partial`]) {
      await writeFile(join(folder, name), name);
    }
    await symlink('a', join(folder, 'link to report'));
    const { caller } = servedFolder(folder);
    const search = async (text: string) => {
      const found: string[] = [];
      const isComplete = await caller.search({ type: 'search', path: [], text, hidden: true }, (more) => {
        found.push(...more.map(({ folder: above, entry }) => [...above, entry.name].join('/')));
      });
      expect(isComplete).toBe(true);
      return found;
    };
    expect(await search('REPORT')).toEqual(['Report.txt', 'link to report', 'a/report', 'a/report/report.pdf']);
    expect(await search('partial')).toEqual([]);
  });

  it('is changed without anything being replaced', async () => {
    const folder = await temporaryFolder();
    const { caller } = servedFolder(folder);
    await writeFile(join(folder, 'a'), 'a');
    await writeFile(join(folder, 'b'), 'b');
    await caller.makeFolder(['sub']);
    await writeFile(join(folder, 'sub', 'b'), 'other');
    const answers = [
      await keyOf(caller.rename(['a'], 'b')),
      await keyOf(caller.move(['b'], ['sub'])),
      await keyOf(caller.makeFolder(['a'])),
      await keyOf(caller.rename(['none'], 'c')),
      await keyOf(caller.rename(['a'], '../c')),
      await keyOf(caller.makeFolder(['c\n'])),
      await keyOf(caller.remove(['sub'], false)),
      await keyOf(caller.move(['sub'], ['sub'])),
      await keyOf(caller.rename([], 'c')),
    ];
    expect(answers).toEqual([
      'exists',
      'exists',
      'exists',
      'not_found',
      'name_not_allowed',
      'name_not_allowed',
      'not_empty',
      'failed',
      'denied',
    ]);
    await caller.rename(['a'], 'A');
    await caller.rename(['sub'], '점심 메뉴');
    await caller.move(['A'], ['점심 메뉴']);
    expect(await readdir(join(folder, '점심 메뉴'))).toEqual(['A', 'b']);
    expect(await readFile(join(folder, 'b'), 'utf8')).toBe('b');
    await caller.remove(['점심 메뉴'], true);
    expect(await readdir(folder)).toEqual(['b']);
  });

  it('of Windows has no files that mean a device, a stream or another place there', async () => {
    const { caller } = servedFolder(await temporaryFolder(), 'win32');
    for (const name of ['NUL', 'com1.txt', 'a:b', 'a.', 'a\\b', 'a ']) {
      expect(await keyOf(download(caller, [name]))).toBe('not_found');
      expect(await keyOf(caller.write([name], { size: 0, ...NEW }, giving(Buffer.alloc(0))))).toBe('name_not_allowed');
    }
    expect((await caller.about()).system).toBe('windows');
  });
});

describe('a download', () => {
  it.each([
    ['is cut short', (path: string) => truncate(path, 10)],
    ['is written into', (path: string) => writeFile(path, 'x', { flag: 'r+' })],
    ['disappears', (path: string) => unlink(path)],
  ])('of a file that %s meanwhile ends as changed', async (_, change) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'a'), someBytes(LARGE));
    const { caller, said } = servedFolder(folder);
    let changed = false;
    const take = async () => {
      if (!changed) await change(join(folder, 'a'));
      changed = true;
    };
    const request = { type: 'read', path: ['a'], from: 0, length: null, state: null } as const;
    expect(await keyOf(caller.read(request, { begin: () => undefined, take }))).toBe('changed');
    expect(said.some((message) => readTransferred(message))).toBe(false);
  });

  it('of the end of 2 GB goes on with what is there, checks all of it, and keeps little in memory', async () => {
    const folder = await temporaryFolder();
    const size = 2 ** 31;
    const file = await open(join(folder, 'big'), 'w');
    await file.truncate(size);
    await file.write(Buffer.from('the end'), 0, 7, size - 7);
    await file.close();
    const { caller } = servedFolder(folder);
    const before = process.memoryUsage().rss;
    const taker = collecting();
    const from = size - 2 * FILE_WINDOW;
    const sum = await caller.read({ type: 'read', path: ['big'], from, length: null, state: null }, taker);
    const end = taker.bytes().subarray(-7).toString();
    expect([sum.size, taker.bytes().length, end]).toEqual([size, 2 * FILE_WINDOW, 'the end']);
    expect(sum.sum).toMatch(/^[0-9a-f]{64}$/);
    expect(process.memoryUsage().rss - before).toBeLessThan(80e6);
  });
});

describe('an upload', () => {
  const interrupt = async (folder: string, bytes: Buffer) => {
    const { caller, cut, over } = servedFolder(folder);
    const source = giving(bytes, (at) => at >= FILE_WINDOW && cut());
    await expect(caller.write(['a'], { size: bytes.length, ...NEW }, source)).rejects.toThrow('disconnected');
    await over;
  };

  it('that was interrupted is hidden, goes on where it was, and appears under its name when it is right', async () => {
    const folder = await temporaryFolder();
    const bytes = someBytes(LARGE);
    await interrupt(folder, bytes);
    const { caller, said } = servedFolder(folder);
    expect((await caller.list([], null)).entries).toEqual([]);
    expect(await readdir(folder)).toHaveLength(1);
    const progress: number[] = [];
    const options = { size: bytes.length, resume: true, replace: false };
    const sum = await caller.write(
      ['a'],
      options,
      giving(bytes, (at) => void progress.push(at)),
    );
    expect(sum.sum).toBe(await fileSumOf(bytes));
    expect(progress[0]).toBeGreaterThanOrEqual(FILE_WINDOW);
    expect(await readdir(folder)).toEqual(['a']);
    expect(sumOf(await readFile(join(folder, 'a')))).toBe(sumOf(bytes));
    await caller.about();
    const transferred = said.map(readTransferred).filter(Boolean);
    expect(transferred).toMatchObject([{ direction: 'toDevice', name: 'a', size: LARGE }]);
  });

  it('that nobody goes on with is removed after a day, and not before', async () => {
    const folder = await temporaryFolder();
    await interrupt(folder, someBytes(LARGE));
    const { caller } = servedFolder(folder);
    const [partial = ''] = await readdir(folder);
    const age = (hours: number) => utimes(join(folder, partial), new Date(), new Date(Date.now() - hours * 3_600_000));
    await age(23);
    await caller.list([], null);
    expect(await readdir(folder)).toHaveLength(1);
    await age(25);
    await caller.list([], null);
    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces a file only when asked to, in one step and with its permissions', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'a');
    await writeFile(path, 'old', { mode: 0o640 });
    const { caller } = servedFolder(folder);
    const bytes = someBytes(3_000_000);
    expect(await keyOf(caller.write(['a'], { size: bytes.length, ...NEW }, giving(bytes)))).toBe('exists');
    const seen = new Set<number>();
    const read = async (from: number, length: number) => {
      seen.add((await stat(path)).size);
      return bytes.subarray(from, from + length);
    };
    await caller.write(['a'], { size: bytes.length, resume: false, replace: true }, { ...giving(bytes), read });
    expect([...seen]).toEqual([3]);
    const written = await stat(path);
    expect([written.size, written.mode & 0o777]).toEqual([bytes.length, 0o640]);
  });

  it('does not replace a file that appeared meanwhile', async () => {
    const folder = await temporaryFolder();
    const { caller } = servedFolder(folder);
    const read = async (from: number, length: number) => {
      await writeFile(join(folder, 'a'), 'mine');
      return Buffer.alloc(length, from);
    };
    const source = { ...giving(Buffer.alloc(0)), read };
    expect(await keyOf(caller.write(['a'], { size: 100, ...NEW }, source))).toBe('exists');
    expect(await readFile(join(folder, 'a'), 'utf8')).toBe('mine');
  });

  it('of a file is the only one, over all connections', async () => {
    const folder = await temporaryFolder();
    const bytes = someBytes(2_000_000);
    const upload = () => keyOf(servedFolder(folder).caller.write(['a'], { size: bytes.length, ...NEW }, giving(bytes)));
    expect((await Promise.all([upload(), upload()])).toSorted()).toEqual(['busy', 'no failure']);
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('that does not fit on the disk does not begin', async () => {
    const folder = await temporaryFolder();
    const { caller } = servedFolder(folder);
    expect(await keyOf(caller.write(['a'], { size: 2 ** 52, ...NEW }, giving(Buffer.alloc(0))))).toBe('disk_full');
    expect(await readdir(folder)).toEqual([]);
  });

  it('into a folder that is deleted meanwhile ends without a file', async () => {
    const folder = await temporaryFolder();
    const { caller } = servedFolder(folder);
    await caller.makeFolder(['sub']);
    const read = async (from: number, length: number) => {
      await rm(join(folder, 'sub'), { recursive: true });
      return Buffer.alloc(length, from);
    };
    const source = { ...giving(Buffer.alloc(0)), read };
    expect(await keyOf(caller.write(['sub', 'a'], { size: 100, ...NEW }, source))).toBe('not_found');
    expect(await readdir(folder)).toEqual([]);
  });

  it('that is stopped can be gone on with over the same connection', async () => {
    const folder = await temporaryFolder();
    const { caller } = servedFolder(folder);
    const bytes = someBytes(LARGE);
    const stopping = new AbortController();
    const stop = (at: number) => at >= FILE_WINDOW && stopping.abort(KEEP_PARTIAL);
    const options = { size: bytes.length, resume: true, replace: false };
    await expect(caller.write(['a'], options, giving(bytes, stop), stopping.signal)).rejects.toBe(KEEP_PARTIAL);
    const progress: number[] = [];
    await caller.write(
      ['a'],
      options,
      giving(bytes, (at) => void progress.push(at)),
    );
    expect(progress[0]).toBeGreaterThanOrEqual(FILE_WINDOW);
  });
});
