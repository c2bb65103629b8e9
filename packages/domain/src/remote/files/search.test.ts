import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callFiles } from './callFiles.ts';
import type { FoundFile } from './entries.ts';
import { FileFault } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { WEB_SUMS } from './hash.ts';
import { memoryFileStore } from './memoryFileStore.ts';
import type { MemoryFolder, MemoryNode } from './memoryTree.ts';
import { isFoundBy, MOST_FOUND } from './searchFiles.ts';
import { serveFileStore } from './serveFileStore.ts';
import { joinedChannels } from './testing/joinedChannels.ts';

const file: MemoryNode = { kind: 'file', bytes: new Uint8Array(3), modified: 1 };

function folder(children: Readonly<Record<string, MemoryNode>>): MemoryFolder {
  return { kind: 'folder', children: new Map(Object.entries(children)), modified: 1 };
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array());
}

const storeOf = (root: MemoryFolder) =>
  memoryFileStore({ name: 'shared', root, capacity: 2 ** 20, now: () => 1, zip: nothing });

function serve(store: FileStore) {
  const joined = joinedChannels();
  void serveFileStore(joined.device, store, { ...WEB_SUMS, now: () => 0 });
  return { ...joined, caller: callFiles(joined.browser) };
}

interface Wanted {
  readonly path?: readonly string[];
  readonly text: string;
  readonly hidden?: boolean;
}

async function search(store: FileStore, { path = [], text, hidden = false }: Wanted) {
  const found: FoundFile[] = [];
  const { caller, said } = serve(store);
  const complete = await caller.search({ type: 'search', path, text, hidden }, (more) => void found.push(...more));
  return { complete, paths: found.map((each) => [...each.folder, each.entry.name].join('/')), said };
}

describe('a search', () => {
  const store = storeOf(
    folder({
      'Report.txt': file,
      '보고서.txt': file,
      a: folder({ 'my report': folder({ inner: file }), b: folder({ 'REPORT.pdf': file }) }),
      '.hidden': folder({ 'report.bak': file }),
    }),
  );

  it('finds names in a folder and below it, in any case, the nearer ones first', async () => {
    const { complete, paths } = await search(store, { text: 'report' });
    expect(paths).toEqual(['Report.txt', 'a/my report', 'a/b/REPORT.pdf']);
    expect(complete).toBe(true);
    expect((await search(store, { path: ['a', 'b'], text: 'report' })).paths).toEqual(['REPORT.pdf']);
    expect((await search(store, { text: 'nothing' })).paths).toEqual([]);
  });

  it('finds a name in whatever normal form it is', async () => {
    expect((await search(store, { text: '보고'.normalize('NFD') })).paths).toEqual(['보고서.txt']);
  });

  it('finds what is hidden only when asked to', async () => {
    const { paths } = await search(store, { text: 'report', hidden: true });
    expect(paths).toContain('.hidden/report.bak');
  });

  it('fails where the folder cannot be read, and not where one below it cannot', async () => {
    await expect(search(store, { path: ['none'], text: 'a' })).rejects.toThrow('not_found');
    const closed: FileStore = {
      ...store,
      list: (path, after) => (path.at(-1) === 'b' ? Promise.reject(new FileFault('denied')) : store.list(path, after)),
    };
    expect((await search(closed, { text: 'report' })).paths).toEqual(['Report.txt', 'a/my report']);
  });

  it('ends when it has found enough, says so, and keeps every message small', async () => {
    const names = Array.from({ length: MOST_FOUND + 500 }, (_, index) => `${'\u0001'.repeat(240)}${index}`);
    const many = storeOf(folder(Object.fromEntries(names.map((name) => [name, file]))));
    const { complete, paths, said } = await search(many, { text: '\u0001' });
    expect(paths.length).toBeLessThanOrEqual(MOST_FOUND);
    expect(complete).toBe(false);
    expect(Math.max(...said.map((message) => JSON.stringify(message).length))).toBeLessThan(200 * 1024);
  });

  it('is ended by whoever asked, and looks no further', async () => {
    const released = Promise.withResolvers<void>();
    const listed: string[] = [];
    const slow: FileStore = {
      ...store,
      list: async (path, after) => {
        listed.push(path.join('/'));
        if (path.length > 0) await released.promise;
        return store.list(path, after);
      },
    };
    const { caller, said } = serve(slow);
    const stopping = new AbortController();
    const request = { type: 'search', path: [], text: 'report', hidden: false } as const;
    const searching = caller.search(request, () => stopping.abort('enough'), stopping.signal);
    await expect(searching).rejects.toBe('enough');
    released.resolve();
    await caller.about();
    await caller.about();
    expect(listed.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(said)).not.toContain('searched');
  });

  it('finds an ASCII name by every part of it, in any case', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(ascii, ascii, ascii, (before, text, after) => {
        expect(isFoundBy(before + text + after, text.toUpperCase())).toBe(true);
      }),
    );
    expect(isFoundBy('abc', 'abd')).toBe(false);
  });
});
