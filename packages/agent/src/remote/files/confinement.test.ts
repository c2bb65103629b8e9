import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import {
  FILE_WINDOW,
  FileFault,
  readFileAnswer,
  readFilePiece,
  joinedChannels,
  serveFileStore,
} from '@remote-console/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { folderStore } from './folderStore.ts';
import { NODE_TOOLS } from './serveFiles.ts';
import { collecting, download, giving, keyOf, servedFolder } from './testing/servedFolder.ts';

/** What no answer may ever reveal: the content and size of files around the folder, and a name that only they have. */
const CANARY = 'CANARY-OF-THE-OUTSIDE';
const UNNAMED = 'unnamed-canary';

async function snapshot(folder: string, except: string): Promise<string[]> {
  const lines: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name);
    if (path === except) continue;
    const stats = await lstat(path);
    const content = stats.isFile() ? await readFile(path, 'utf8') : '';
    lines.push(`${path} ${stats.mode} ${stats.mtimeMs} ${stats.ino} ${content}`);
    if (stats.isDirectory()) lines.push(...(await snapshot(path, except)));
  }
  return lines;
}

/**
 * How deep the shared folder is inside the temporary one. Links lead out of it by at most two folders, and the names of
 * one path by a few more: if confinement fails, a test that deletes at random reaches canaries and nothing else.
 */
const DEPTH = 24;

/** Links out of the folder, links that stay inside, circular links. None leads out of the test's folder. */
const LINKS: readonly (readonly [name: string, target: string])[] = [
  ['out-file', '../canary.txt'],
  ['out-folder', '..'],
  ['out-sibling', '../shared-not'],
  ['chain', 'out-folder/secret'],
  ['new-outside', '../planted.txt'],
  ['inside', 'a/b'],
  ['inside-file', 'a/b/text.txt'],
  ['roundabout', '../shared/a'],
  ['circle', 'circle'],
  ['a/up', '../..'],
  ['a/b/up', '../../../secret'],
];

interface Fortress {
  readonly outer: string;
  readonly shared: string;
  readonly restore: () => Promise<void>;
  readonly outside: () => Promise<string[]>;
}

/** A shared folder with links, and canaries around it. */
async function fortress(): Promise<Fortress> {
  const outer = join(await temporaryFolder(), ...Array.from({ length: DEPTH }, () => 'deep'));
  await mkdir(outer, { recursive: true });
  const shared = join(outer, 'shared');
  const restore = async () => {
    await rm(shared, { recursive: true, force: true });
    await mkdir(join(shared, 'a', 'b'), { recursive: true });
    await writeFile(join(shared, 'a', 'b', 'text.txt'), 'inside');
    await writeFile(join(shared, 'plain.txt'), 'inside');
    for (const [name, target] of LINKS) await symlink(target, join(shared, name));
    await symlink(outer, join(shared, 'absolute'));
  };
  await mkdir(join(outer, 'secret'));
  await mkdir(join(outer, 'shared-not'));
  for (const path of [
    'canary.txt',
    'secret/canary.txt',
    'shared-not/canary.txt',
    'secret/text.txt',
    'secret/plain.txt',
    UNNAMED,
    `secret/${UNNAMED}`,
    `shared-not/${UNNAMED}`,
  ]) {
    await writeFile(join(outer, path), CANARY);
  }
  await restore();
  return { outer, shared, restore, outside: () => snapshot(outer, shared) };
}

/** Numbers that are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  '..',
  '.',
  '/',
  '\\',
  '\0',
  '%2e',
  '%2f',
  '\u2024',
  '\uFF0E\uFF0E',
  '\uFF0F',
  'a',
  'b',
  ':',
  '\n',
  '~',
  '\uD800',
  'e\u0301',
  '가',
];
const NAMES = [
  ...LINKS.map(([name]) => name.split('/').at(-1) ?? ''),
  'absolute',
  'a',
  'b',
  'up',
  'text.txt',
  'plain.txt',
  'secret',
  'shared',
  'shared-not',
  'canary.txt',
  'new',
  '..',
  '.',
  '',
  '../canary.txt',
  '..\\canary.txt',
  '/etc/passwd',
  'a/../../canary.txt',
  '.. ',
  '..\0',
  'x'.repeat(256),
];

describe('the folder that is shared', () => {
  it('is not left by any of 100,000 names, over the protocol or past it', { timeout: 300_000 }, async () => {
    const { shared, restore, outside } = await fortress();
    const before = await outside();
    const pick = seeded(20_261_125);
    const nameOf = () =>
      pick(3) > 0
        ? (NAMES[pick(NAMES.length)] ?? '')
        : Array.from({ length: 1 + pick(4) }, () => PIECES[pick(PIECES.length)] ?? '').join('');
    const pathOf = () => Array.from({ length: 1 + pick(4) }, nameOf);

    const { device, browser, cut } = joinedChannels();
    const leaks: string[] = [];
    const waiting = new Map<number, () => void>();
    let answered = 0;
    browser.listen({
      control: (message) => {
        const text = JSON.stringify(message);
        if (text.includes(UNNAMED) || text.includes(`"size":${CANARY.length},`)) leaks.push(text);
        const answer = readFileAnswer(message);
        if (!answer || ['sending', 'acknowledge', 'found'].includes(answer.type)) return;
        answered += 1;
        if (answer.type === 'receiving') browser.sendControl({ id: answer.id, type: 'cancel', keep: pick(2) === 0 });
        if (answer.type === 'done') browser.sendControl({ id: answer.id, type: 'acknowledge', bytes: answer.size });
        waiting.get(answer.id)?.();
        waiting.delete(answer.id);
      },
      data: (bytes) => {
        const text = Buffer.from(readFilePiece(bytes)?.bytes ?? []).toString();
        if (text.includes(CANARY) || text.includes(UNNAMED)) leaks.push(text);
      },
      end: () => undefined,
    });
    const store = await folderStore(shared);
    const over = serveFileStore(device, store, NODE_TOOLS);
    const requests: readonly (() => object)[] = [
      () => ({ type: 'list', path: pathOf(), after: null }),
      () => ({ type: 'stat', path: pathOf() }),
      () => ({ type: 'search', path: pathOf(), text: 'a', hidden: true }),
      () => ({ type: 'read', path: pathOf(), from: 0 }),
      () => ({ type: 'zip', path: pathOf(), names: pick(2) ? [nameOf()] : [] }),
      () => ({ type: 'write', path: pathOf(), size: 0, resume: pick(2) === 0, replace: pick(2) === 0 }),
      () => ({ type: 'rename', path: pathOf(), name: nameOf() }),
      () => ({ type: 'move', path: pathOf(), folder: pathOf() }),
      () => ({ type: 'delete', path: pathOf(), recursive: pick(2) === 0 }),
      () => ({ type: 'makeFolder', path: pathOf() }),
    ];
    const ask = (id: number) =>
      new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        browser.sendControl({ id, ...requests[pick(requests.length)]?.() });
      });
    /** The store itself, as if nobody had parsed the path before. */
    const past = async () => {
      const path = pathOf();
      try {
        const source = await store.openToRead(path);
        if (Buffer.from(await source.read(0, 100)).includes(CANARY)) leaks.push(path.join('/'));
        await source.close();
      } catch (thrown) {
        if (!(thrown instanceof FileFault)) throw thrown;
      }
    };
    for (let done = 0; done < 100_000; done += 10) {
      if (done % 2000 === 0) await restore();
      await Promise.all(Array.from({ length: 10 }, (_, index) => (index === 9 ? past() : ask(done + index))));
    }
    cut();
    await over;
    expect(leaks).toEqual([]);
    expect(answered).toBe(90_000);
    expect(await outside()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });

  it('is not left by a link that takes the place of a folder meanwhile', async () => {
    const { outer, shared } = await fortress();
    const { caller } = servedFolder(shared);
    const places = ['swap', 'real', 'link'].map((name) => join(shared, name));
    const [swap = '', real = '', link = ''] = places;
    await mkdir(real);
    await writeFile(join(real, 'text.txt'), 'inside');
    await symlink(join(outer, 'secret'), link);
    const pick = seeded(7);
    const swapping = new AbortController();
    const swapper = async () => {
      while (!swapping.signal.aborted) {
        await rename(real, swap);
        if (pick(2)) await setTimeout(1);
        await rename(swap, real);
        await rename(link, swap);
        if (pick(4)) await setTimeout(0);
        await rename(swap, link);
      }
    };
    const swaps = swapper();
    const before = await snapshot(join(outer, 'secret'), '');
    const seen = new Set<string>();
    for (let round = 0; round < 1500; round += 1) {
      seen.add(await download(caller, ['swap', 'text.txt']).then(String, (error: unknown) => String(error)));
      const names = await caller.list(['swap'], null).then(
        ({ entries }) => entries.map(({ name }) => name).join(),
        () => '',
      );
      seen.add(names);
      await caller.remove(['swap', 'plain.txt'], true).catch(() => undefined);
      await keyOf(
        caller.write(['swap', 'text.txt'], { size: 6, resume: false, replace: true }, giving(Buffer.from('inside'))),
      );
    }
    swapping.abort();
    await swaps;
    expect([...seen].join()).not.toContain(CANARY);
    expect([...seen].join()).not.toContain(UNNAMED);
    expect(await snapshot(join(outer, 'secret'), '')).toEqual(before);
    expect(seen).toContain('inside');
  });

  it('shows links: those that stay inside lead on, those out of it do not', async () => {
    const { shared } = await fortress();
    const { caller } = servedFolder(shared);
    const { entries } = await caller.list([], null);
    const links = entries.filter(({ kind }) => kind === 'link').map(({ name, leadsTo }) => [name, leadsTo]);
    expect(Object.fromEntries(links)).toEqual({
      'out-file': null,
      'out-folder': null,
      'out-sibling': null,
      absolute: null,
      chain: null,
      'new-outside': null,
      circle: null,
      inside: 'folder',
      roundabout: 'folder',
      'inside-file': 'file',
    });
    expect(String(await download(caller, ['inside-file']))).toBe('inside');
    expect(String(await download(caller, ['roundabout', 'b', 'text.txt']))).toBe('inside');
    const taker = collecting();
    const reading = (path: string[]) =>
      keyOf(caller.read({ type: 'read', path, from: 0, length: null, state: null }, taker));
    const answers = [
      await reading(['out-file']),
      await reading(['out-folder', 'canary.txt']),
      await reading(['chain', 'canary.txt']),
      await keyOf(caller.list(['out-folder'], null)),
      await keyOf(caller.list(['out-sibling'], null)),
      await keyOf(caller.makeFolder(['out-folder', 'planted'])),
      await keyOf(caller.remove(['out-folder', 'canary.txt'], false)),
      await keyOf(caller.write(['out-file'], { size: 0, resume: false, replace: true }, giving(Buffer.alloc(0)))),
      await keyOf(caller.move(['plain.txt'], ['out-folder'])),
    ];
    expect(new Set(answers)).toEqual(new Set(['outside']));
    expect(taker.bytes()).toHaveLength(0);
  });

  it('lets links themselves be renamed and deleted, and leaves alone what they lead to', async () => {
    const { shared, outside } = await fortress();
    const before = await outside();
    const { caller } = servedFolder(shared);
    await caller.rename(['out-file'], 'still-out');
    expect(await readlink(join(shared, 'still-out'))).toBe('../canary.txt');
    await caller.remove(['still-out'], false);
    await caller.remove(['out-folder'], true);
    await caller.remove(['a'], true);
    expect((await readdir(shared)).includes('a')).toBe(false);
    expect(await outside()).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')('shows pipes, sockets and devices and never opens them', async () => {
    const { shared } = await fortress();
    execFileSync('mkfifo', [join(shared, 'pipe')]);
    // Socket addresses are short: it is created above and moved down.
    const address = join(await temporaryFolder(), 'socket');
    const server = createServer().listen(address);
    await new Promise((resolve) => {
      server.once('listening', resolve);
    });
    onTestFinished(() => void server.close());
    await rename(address, join(shared, 'socket'));
    const { caller } = servedFolder(shared);
    for (const name of ['pipe', 'socket']) {
      expect((await caller.stat([name])).kind).toBe('other');
      expect(await keyOf(download(caller, [name]))).toBe('not_a_file');
      const options = { size: 1, resume: false, replace: true };
      expect(await keyOf(caller.write([name], options, giving(Buffer.from('x'))))).toBe('not_a_file');
    }
  });

  it('does not write into a file that has a second name elsewhere', async () => {
    const { outer, shared, outside } = await fortress();
    const before = await outside();
    const { caller, cut, over } = servedFolder(shared);
    const stopping = new AbortController();
    const bytes = Buffer.alloc(3 * FILE_WINDOW, 1);
    const upload = caller.write(
      ['big'],
      { size: bytes.length, resume: true, replace: false },
      giving(bytes, (at) => at > 0 && stopping.abort('keep')),
      stopping.signal,
    );
    await expect(upload).rejects.toBe('keep');
    cut();
    await over;
    const partial = (await readdir(shared)).find((name) => name.endsWith('.partial')) ?? '';
    await rm(join(shared, partial));
    execFileSync('ln', [join(outer, 'canary.txt'), join(shared, partial)]);
    const again = servedFolder(shared);
    await again.caller.write(['big'], { size: bytes.length, resume: true, replace: false }, giving(bytes));
    expect(await readFile(join(outer, 'canary.txt'), 'utf8')).toBe(CANARY);
    expect(await outside()).toEqual(before);
    await utimes(join(shared, 'big'), 1, 1);
  });
});
