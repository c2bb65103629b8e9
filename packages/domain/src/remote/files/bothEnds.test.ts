import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileTaker } from './callDownload.ts';
import { callFiles, type FilesCaller } from './callFiles.ts';
import { FilesDisconnected, KEEP_PARTIAL } from './callLine.ts';
import { FileFault } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { joinedChannels, type JoinedChannels } from './testing/joinedChannels.ts';
import { memoryFileStore } from './memoryFileStore.ts';
import { FILE_PIECE, FILE_WINDOW, readFilePiece } from './pieces.ts';
import { MOST_FILE_REQUESTS, serveFileStore } from './serveFileStore.ts';
import { WEB_SUMS } from './hash.ts';
import { expectedSum } from './testing/expectedSum.ts';
import { collect, emptyFolder, giving, keyOf, someBytes } from './testing/transferKit.ts';
import { readTransferred } from './transferred.ts';

const MIB = 1024 * 1024;
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** More than what two transfers have in flight. */
const LARGE = 3 * FILE_WINDOW;

async function* nothing(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array(3 * FILE_PIECE));
}

interface Served extends JoinedChannels {
  readonly caller: FilesCaller;
  readonly over: Promise<void>;
}

function serve(store: FileStore): Served {
  const joined = joinedChannels();
  let time = 0;
  const now = () => (time += 500);
  const over = serveFileStore(joined.device, store, { ...WEB_SUMS, now });
  return { ...joined, caller: callFiles(joined.browser), over };
}

function someStore(root = emptyFolder(), capacity = 64 * MIB): FileStore {
  return memoryFileStore({ name: 'shared', root, capacity, now: () => 1000, zip: nothing });
}

const read = (caller: FilesCaller, taker: FileTaker, name = 'a', from = 0, length: number | null = null) =>
  caller.read({ type: 'read', path: [name], from, length, state: null }, taker);

const NEW = { resume: false, replace: false };

describe('a file that is uploaded and downloaded', () => {
  it('arrives as it was, with its check sum, and is reported once in each direction', async () => {
    const sizes = fc.constantFrom(
      0,
      1,
      FILE_PIECE - 1,
      FILE_PIECE,
      FILE_PIECE + 1,
      MIB,
      FILE_WINDOW,
      2 * FILE_WINDOW + 5,
    );
    await fc.assert(
      fc.asyncProperty(sizes, async (size) => {
        const { caller, said, cut, over } = serve(someStore());
        const bytes = someBytes(size);
        const sum = expectedSum(bytes);
        expect(await caller.write(['a'], { size, ...NEW }, giving(bytes))).toEqual({ size, sum });
        const taker = collect();
        expect(await read(caller, taker)).toEqual({ size, sum });
        expect(sha256Of(taker.bytes())).toBe(sha256Of(bytes));
        await caller.about();
        cut();
        await over;
        const noted = said.map(readTransferred).filter((file) => file !== null);
        expect(noted.map(({ direction, name, size }) => [direction, name, size])).toEqual([
          ['toDevice', 'a', size],
          ['fromDevice', 'a', size],
        ]);
        expect(noted.every((file) => file.seconds > 0 && file.sum === sum)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('never has more than the window on its way', async () => {
    const root = emptyFolder();
    root.children.set('a', { kind: 'file', bytes: someBytes(LARGE), modified: 1 });
    const { caller, device } = serve(someStore(root));
    let sent = 0;
    let taken = 0;
    let most = 0;
    const sendData = device.sendData;
    Object.assign(device, {
      sendData: (...parts: readonly Uint8Array[]) => {
        sent += readFilePiece(Buffer.concat(parts))?.bytes.length ?? 0;
        most = Math.max(most, sent - taken);
        sendData(...parts);
      },
    });
    await read(caller, {
      begin: () => undefined,
      take: async (bytes) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
        taken += bytes.length;
      },
    });
    expect(taken).toBe(LARGE);
    expect(most).toBeLessThanOrEqual(FILE_WINDOW);
    expect(most).toBeGreaterThan(FILE_WINDOW / 2);
  });

  it('is read from an offset on, with the check sum of all of it', async () => {
    const bytes = someBytes(300_000);
    const root = emptyFolder();
    root.children.set('a', { kind: 'file', bytes, modified: 1 });
    const { caller, said } = serve(someStore(root));
    const taker = collect();
    expect(await read(caller, taker, 'a', 100_000)).toEqual({ size: 300_000, sum: expectedSum(bytes) });
    expect(sha256Of(taker.bytes())).toBe(sha256Of(bytes.subarray(100_000)));
    const part = collect();
    expect(await read(caller, part, 'a', 0, 1000)).toEqual({ size: 1000, sum: '' });
    expect(part.bytes()).toHaveLength(1000);
    await caller.about();
    expect(said.map(readTransferred).filter((file) => file !== null)).toHaveLength(1);
    expect(await keyOf(read(caller, collect(), 'a', 300_001))).toBe('changed');
    const state = { size: 300_000, modified: 2 };
    expect(await keyOf(caller.read({ type: 'read', path: ['a'], from: 9, length: null, state }, collect()))).toBe(
      'changed',
    );
  });

  it('that another one replaces meanwhile ends as changed', async () => {
    const root = emptyFolder();
    root.children.set('a', { kind: 'file', bytes: someBytes(200_000), modified: 1 });
    const { caller, said } = serve(someStore(root));
    const begin = () => void root.children.set('a', { kind: 'file', bytes: someBytes(200_000), modified: 1 });
    expect(await keyOf(read(caller, { begin, take: () => undefined }))).toBe('changed');
    expect(said.some((message) => readTransferred(message) !== null)).toBe(false);
  });
});

describe('an upload', () => {
  it('goes on where it was when the connection broke, on another connection', async () => {
    const store = someStore();
    const bytes = someBytes(LARGE);
    const first = serve(store);
    const lost = first.caller.write(
      ['a'],
      { size: bytes.length, ...NEW },
      giving(bytes, (at) => at > FILE_WINDOW && first.cut()),
    );
    await expect(lost).rejects.toThrow(FilesDisconnected);
    await first.over;
    expect((await store.list([], null)).entries).toEqual([]);
    const second = serve(store);
    const progress: number[] = [];
    const options = { size: bytes.length, resume: true, replace: false };
    const sum = await second.caller.write(
      ['a'],
      options,
      giving(bytes, (at) => void progress.push(at)),
    );
    expect(sum.sum).toBe(expectedSum(bytes));
    expect(progress[0]).toBeGreaterThan(FILE_WINDOW);
    expect(progress).toEqual(progress.toSorted((left, right) => left - right));
  });

  it('never takes the place of a file unasked, and none of a folder at all', async () => {
    const root = emptyFolder();
    root.children.set('a', { kind: 'file', bytes: someBytes(3), modified: 1 });
    root.children.set('b', emptyFolder());
    const { caller } = serve(someStore(root));
    const bytes = someBytes(10);
    const upload = (name: string, replace: boolean) =>
      keyOf(caller.write([name], { size: 10, resume: false, replace }, giving(bytes)));
    expect([await upload('a', false), await upload('b', true), await upload('x\n', false)]).toEqual([
      'exists',
      'not_a_file',
      'name_not_allowed',
    ]);
    expect((await caller.stat(['a'])).size).toBe(3);
    expect(await upload('a', true)).toBe('no failure');
    expect((await caller.stat(['a'])).size).toBe(10);
  });

  it('whose file appears meanwhile does not replace it, and can still be completed', async () => {
    const root = emptyFolder();
    const { caller } = serve(someStore(root));
    const bytes = someBytes(10);
    const begin = () => void root.children.set('a', { kind: 'file', bytes: someBytes(3), modified: 1 });
    expect(await keyOf(caller.write(['a'], { size: 10, ...NEW }, giving(bytes, begin)))).toBe('exists');
    expect((await caller.stat(['a'])).size).toBe(3);
    const resumed: number[] = [];
    await caller.write(
      ['a'],
      { size: 10, resume: true, replace: true },
      giving(bytes, (at) => void resumed.push(at)),
    );
    expect([resumed[0], (await caller.stat(['a'])).size]).toEqual([10, 10]);
  });

  it('of something else than what was left of it fails by its check sum, and leaves nothing', async () => {
    const store = someStore();
    const { caller } = serve(store);
    const stopping = new AbortController();
    const stop = () => stopping.abort(KEEP_PARTIAL);
    const bytes = someBytes(LARGE);
    await expect(
      caller.write(
        ['a'],
        { size: bytes.length, ...NEW },
        giving(bytes, (at) => at > FILE_WINDOW && stop()),
        stopping.signal,
      ),
    ).rejects.toBe(KEEP_PARTIAL);
    const other = bytes.map((byte) => byte ^ 1);
    const options = { size: bytes.length, resume: true, replace: false };
    expect(await keyOf(caller.write(['a'], options, giving(other)))).toBe('checksum');
    const progress: number[] = [];
    await caller.write(
      ['a'],
      options,
      giving(other, (at) => void progress.push(at)),
    );
    expect(progress[0]).toBe(0);
  });

  it('that is cancelled leaves nothing', async () => {
    const { caller } = serve(someStore());
    const stopping = new AbortController();
    const bytes = someBytes(LARGE);
    const upload = caller.write(
      ['a'],
      { size: bytes.length, ...NEW },
      giving(bytes, (at) => at > 0 && stopping.abort()),
      stopping.signal,
    );
    await expect(upload).rejects.toThrow('aborted');
    const progress: number[] = [];
    const options = { size: bytes.length, resume: true, replace: false };
    await caller.write(
      ['a'],
      options,
      giving(bytes, (at) => void progress.push(at)),
    );
    expect(progress[0]).toBe(0);
    const aborted = caller.write(['b'], { size: 1, ...NEW }, giving(someBytes(1)), AbortSignal.abort());
    await expect(aborted).rejects.toThrow('aborted');
  });

  it('ends when the disk is full, before it begins or in the middle', async () => {
    const store = someStore(emptyFolder(), MIB);
    const bytes = someBytes(2 * MIB);
    expect(await keyOf(serve(store).caller.write(['a'], { size: 2 * MIB, ...NEW }, giving(bytes)))).toBe('disk_full');
    const filling: FileStore = {
      ...someStore(),
      openToWrite: () =>
        Promise.resolve({
          from: 0,
          readLeft: () => Promise.resolve(new Uint8Array(0)),
          write: () => Promise.reject(new FileFault('disk_full')),
          commit: () => Promise.reject(new Error('committed')),
          keep: () => Promise.reject(new Error('kept')),
          discard: () => Promise.resolve(),
        }),
    };
    expect(await keyOf(serve(filling).caller.write(['a'], { size: 2 * MIB, ...NEW }, giving(bytes)))).toBe('disk_full');
  });

  it('is the only one of its file', async () => {
    const { caller } = serve(someStore());
    const bytes = someBytes(MIB);
    const all = [1, 2].map(() => keyOf(caller.write(['a'], { size: MIB, ...NEW }, giving(bytes))));
    expect(await Promise.all(all)).toEqual(['no failure', 'busy']);
  });

  it('that cannot be read at the browser is taken back', async () => {
    const { caller } = serve(someStore());
    const broken = { ...giving(someBytes(9)), read: () => Promise.reject(new Error('unplugged')) };
    await expect(caller.write(['a'], { size: 9, ...NEW }, broken)).rejects.toThrow('unplugged');
    expect(await keyOf(caller.stat(['a']))).toBe('not_found');
  });
});

describe('the device', () => {
  it('answers every request, also one that it does not understand', async () => {
    const { browser, said } = serve(someStore());
    browser.sendControl({ id: 7, type: 'format', path: [] });
    browser.sendControl({ id: 8, type: 'list', path: ['..'] });
    browser.sendControl({ type: 'list', path: [] });
    browser.sendData(new Uint8Array(2));
    await browser.drained();
    expect(said).toEqual([
      { id: 7, type: 'error', error: 'failed' },
      { id: 8, type: 'error', error: 'failed' },
    ]);
  });

  it('works on so many requests at once and no more', async () => {
    const released = Promise.withResolvers<void>();
    const store = someStore();
    const { caller } = serve({ ...store, about: () => released.promise.then(store.about) });
    const answers = Promise.all(Array.from({ length: 40 }, () => keyOf(caller.about())));
    await keyOf(caller.stat([]));
    released.resolve();
    const refused = (await answers).filter((key) => key === 'too_many');
    expect(refused).toHaveLength(40 - MOST_FILE_REQUESTS);
    expect(await keyOf(caller.about())).toBe('no failure');
  });

  it('cuts off an upload that does not wait to be acknowledged', async () => {
    const slow: FileStore = {
      ...someStore(),
      openToWrite: () => new Promise(() => undefined),
    };
    const { browser, said } = serve(slow);
    const { browser: other, said: answered } = serve(someStore());
    for (const channel of [browser, other]) {
      channel.sendControl({ id: 1, type: 'write', path: ['a'], size: 99 });
      channel.sendData(Uint8Array.from([0, 0, 0, 1, ...someBytes(100)]));
    }
    await other.drained();
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    expect(said).toEqual([]);
    expect(answered.at(-1)).toEqual({ id: 1, type: 'error', error: 'failed' });
  });

  it('renames, moves and deletes', async () => {
    const { caller } = serve(someStore());
    await caller.makeFolder(['a']);
    await caller.makeFolder(['a', 'b']);
    await caller.rename(['a', 'b'], 'c');
    await caller.makeFolder(['d']);
    await caller.move(['a'], ['d']);
    expect((await caller.list(['d', 'a'], null)).entries.map(({ name }) => name)).toEqual(['c']);
    expect(await keyOf(caller.move(['d'], ['d', 'a']))).toBe('failed');
    expect(await keyOf(caller.makeFolder(['d']))).toBe('exists');
    expect(await keyOf(caller.remove(['d'], false))).toBe('not_empty');
    expect(await keyOf(caller.remove([], true))).toBe('denied');
    await caller.remove(['d'], true);
    expect((await caller.list([], null)).entries).toEqual([]);
  });

  it('sends an archive and tells it', async () => {
    const root = emptyFolder();
    root.children.set('docs', emptyFolder());
    const { caller, said } = serve(someStore(root));
    const taker = collect();
    const sum = await caller.read({ type: 'zip', path: ['docs'], names: [] }, taker);
    expect(sum).toEqual({ size: 3 * FILE_PIECE, sum: expectedSum(taker.bytes()) });
    await caller.about();
    expect(said.map(readTransferred).find((file) => file !== null)?.name).toBe('docs.zip');
  });

  it('is not asked once the connection is over', async () => {
    const { caller, cut } = serve(someStore());
    const asked = keyOf(caller.about());
    cut();
    expect(await asked).toBeInstanceOf(FilesDisconnected);
    expect(await keyOf(caller.about())).toBeInstanceOf(FilesDisconnected);
  });
});
