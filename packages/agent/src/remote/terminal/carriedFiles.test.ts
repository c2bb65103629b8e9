import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { layOutFiles, type CarriedFiles } from './carriedFiles.ts';
import { findPseudoTerminals } from './startRealShell.ts';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bundles contents by path. */
function carrying(contents: ReadonlyMap<string, Uint8Array>): CarriedFiles {
  return {
    files: [...contents].map(([path, bytes]) => ({ path, sha256: digestOf(bytes) })),
    read: (path) => contents.get(path) ?? new Uint8Array(),
  };
}

const text = (words: string) => Buffer.from(words);

test('files are laid out as they are carried, for this user alone', async () => {
  const folder = await temporaryFolder();
  const carried = carrying(new Map([['a/b/native.node', text('code')]]));
  const place = await layOutFiles(carried, folder);
  const file = join(place, 'a/b/native.node');
  expect(await readFile(file, 'utf8')).toBe('code');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o700);
});

test('a file that somebody changed is replaced, and one that is right stays', async () => {
  const folder = await temporaryFolder();
  const read = vi.fn((path: string) => text(path));
  const files = ['one', 'other'].map((path) => ({ path, sha256: digestOf(text(path)) }));
  const place = await layOutFiles({ files, read }, folder);
  await writeFile(join(place, 'one'), 'something else');
  read.mockClear();
  expect(await layOutFiles({ files, read }, folder)).toBe(place);
  expect(await readFile(join(place, 'one'), 'utf8')).toBe('one');
  expect(read.mock.calls).toEqual([['one']]);
});

test('another version has a place of its own', async () => {
  const folder = await temporaryFolder();
  const first = await layOutFiles(carrying(new Map([['x', text('1')]])), folder);
  const second = await layOutFiles(carrying(new Map([['x', text('2')]])), folder);
  expect(second).not.toBe(first);
  expect(await readFile(join(first, 'x'), 'utf8')).toBe('1');
});

test('what is not what the executable was built with is not laid out, and there are no terminals', async () => {
  const folder = await temporaryFolder();
  const carried: CarriedFiles = {
    files: [{ path: 'x', sha256: digestOf(text('x')) }],
    read: () => text('y'),
  };
  await expect(layOutFiles(carried, folder)).rejects.toThrow('x is not what the executable was built with.');
  expect(await findPseudoTerminals(folder, carried)).toBeNull();
});

/** The files of an installed package, as bundled in an executable. */
function filesOf(packageName: string): (readonly [string, Uint8Array])[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [
        `node_modules/${packageName}/${relative(folder, file).split(sep).join('/')}`,
        readFileSync(file),
      ] as const;
    });
}

test('a shell is opened by what is laid out, and by nothing beside it', async () => {
  const folder = await temporaryFolder();
  const native = `@lydell/node-pty-${process.platform}-${process.arch}`;
  const contents = new Map([...filesOf('@lydell/node-pty'), ...filesOf(native)]);
  const terminals = await findPseudoTerminals(folder, carrying(contents));
  const file = process.platform === 'win32' ? 'cmd.exe' : '/bin/sh';
  const shell = terminals?.spawn(file, [], { cols: 80, rows: 24, cwd: folder, env: {}, encoding: null });
  let shown = '';
  shell?.onData((data) => (shown += Buffer.from(data).toString()));
  const ended = new Promise((resolve) => void shell?.onExit(resolve));
  shell?.write('echo carried-$((40 + 2))\rexit\r');
  await ended;
  await vi.waitFor(() => expect(shown).toContain('carried-42'), 20_000);
});
