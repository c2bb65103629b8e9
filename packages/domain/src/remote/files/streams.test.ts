import { describe, expect, it } from 'vitest';
import type { FileTaker } from './callDownload.ts';
import { callFiles } from './callFiles.ts';
import { KEEP_PARTIAL } from './callLine.ts';
import { STREAMED_FROM } from './downloadContent.ts';
import { WEB_SUMS } from './hash.ts';
import { memoryFileStore } from './memoryFileStore.ts';
import type { MemoryFolder } from './memoryTree.ts';
import { serveFileStore } from './serveFileStore.ts';
import { expectedSum } from './testing/expectedSum.ts';
import { joinedChannels } from './testing/joinedChannels.ts';
import { joinedStreams } from './testing/joinedStreams.ts';
import { collect, emptyFolder, giving, keyOf, someBytes } from './testing/transferKit.ts';
import { readTransferred } from './transferred.ts';

const LARGE = someBytes(2 * STREAMED_FROM + 12_345);
const KEY = 'ab'.repeat(16);
const WAY = { checkKey: KEY };

async function* archive(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(someBytes(1000));
}

const READ = { type: 'read', path: ['a'], from: 0, length: null, state: null } as const;

/** @param pace Milliseconds that pass between two readings of the clock. */
function serve({ root = emptyFolder(), agentHasStreams = true, knowsBlocks = true, turns = 2, pace = 500 } = {}) {
  const joined = joinedChannels();
  const streams = joinedStreams(turns);
  const store = memoryFileStore({ name: 'shared', root, capacity: 2 ** 30, now: () => 1000, zip: archive });
  let time = 0;
  const tools = { ...WEB_SUMS, now: () => (time += pace), streams: agentHasStreams ? streams.device : null };
  const device: typeof joined.device = {
    ...joined.device,
    sendControl: ({ ...message }) => {
      if (!knowsBlocks) Reflect.deleteProperty(message, 'checkBlock');
      joined.device.sendControl(message);
    },
  };
  const over = serveFileStore(device, store, tools);
  const inMessages: number[] = [];
  for (const end of [joined.browser, device]) {
    const { sendData } = end;
    Object.assign(end, {
      sendData: (...parts: readonly Uint8Array[]) => {
        inMessages.push(parts.reduce((length, part) => length + part.length, 0));
        sendData(...parts);
      },
    });
  }
  const caller = callFiles({ ...joined.browser, ...(agentHasStreams && { streams: streams.browser }) });
  return { ...joined, ...streams, store, over, caller, inMessages };
}

function folderWith(bytes: Uint8Array): MemoryFolder {
  const root = emptyFolder();
  root.children.set('a', { kind: 'file', bytes, modified: 1 });
  return root;
}

const giver = (bytes: Uint8Array<ArrayBuffer>, progress?: (at: number) => void) => ({
  ...giving(bytes, progress),
  content: new Blob([bytes]),
});

type Caller = ReturnType<typeof serve>['caller'];

const read = (caller: Caller, taker: FileTaker, { from = 0, checkKey = KEY } = {}, signal?: AbortSignal) =>
  caller.read({ ...READ, from, checkKey }, taker, signal);

const write = (caller: Caller, bytes: Uint8Array<ArrayBuffer>, { resume = false, given = giver(bytes) } = {}) =>
  caller.write(['a'], { size: bytes.length, resume, replace: false }, given);

it('is checked in smaller blocks with a key, and in whole ones where the agent knows no others', async () => {
  const { caller } = serve();
  const way = await caller.newSumWay();
  expect(way).toEqual({ checkKey: expect.stringMatching(/^[0-9a-f]{32}$/), checkBlock: 2 ** 19 });
  await write(caller, LARGE);
  const { sum } = await caller.read({ ...READ, ...way }, collect());
  expect(sum).toBe(expectedSum(LARGE, way));

  const older = serve({ knowsBlocks: false });
  expect(Object.keys(await older.caller.newSumWay())).toEqual(['checkKey']);
  expect((await write(older.caller, LARGE)).size).toBe(LARGE.length);
});

describe('a large file', () => {
  it('goes in a request of its own in both directions, whole and checked, and is reported', async () => {
    const { caller, sent, inMessages, said, store } = serve();
    const { size } = await write(caller, LARGE);
    expect(size).toBe(LARGE.length);
    const taker = collect();
    expect(await read(caller, taker)).toEqual({ size, sum: expectedSum(LARGE, WAY) });
    expect(taker.bytes().equals(LARGE)).toBe(true);
    expect(sent).toHaveLength(2);
    expect(inMessages).toEqual([]);
    expect((await store.list([], null)).entries.map((entry) => entry.size)).toEqual([LARGE.length]);
    await caller.about();
    const noted = said.map(readTransferred).filter((file) => file !== null);
    expect(noted.map((file) => [file.direction, file.size])).toEqual([
      ['toDevice', size],
      ['fromDevice', size],
    ]);
  });

  it('goes in messages where the agent knows nothing else, and its blocks are checked with SHA-256', async () => {
    const { caller, sent, inMessages } = serve({ agentHasStreams: false });
    expect(await caller.newSumWay()).toEqual({});
    expect((await write(caller, LARGE)).sum).toBe(expectedSum(LARGE));
    expect(sent).toEqual([]);
    expect(inMessages.length).toBeGreaterThan(0);
  });

  it('goes in messages where the browser has no request left', async () => {
    const { caller, sent, inMessages } = serve({ turns: 1 });
    await Promise.all([
      caller.write(['a'], { size: LARGE.length, resume: false, replace: false }, giver(LARGE)),
      caller.write(['b'], { size: LARGE.length, resume: false, replace: false }, giver(LARGE)),
    ]);
    expect(sent).toHaveLength(1);
    expect(inMessages.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(LARGE.length);
    await caller.read({ type: 'read', path: ['b'], from: 0, length: null, state: null }, collect());
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['each part where they come slowly', 100, 29],
    ['no more than the last where all come at once', 0, 1],
  ])('is acknowledged for what a person is shown: %s', async (_what, pace, expected) => {
    const { caller } = serve({ pace });
    const steps: number[] = [];
    await write(caller, LARGE, { given: giver(LARGE, (at) => void steps.push(at)) });
    const [start, ...acknowledged] = steps;
    expect(start).toBe(0);
    expect(acknowledged).toHaveLength(expected);
    expect(acknowledged.at(-1)).toBe(LARGE.length);
  });

  it('is read from an offset on, with the check sum of all of it', async () => {
    const { caller, sent } = serve({ root: folderWith(LARGE) });
    const taker = collect();
    const from = 1_500_000;
    expect(await read(caller, taker, { from })).toEqual({ size: LARGE.length, sum: expectedSum(LARGE, WAY) });
    expect(taker.bytes().equals(LARGE.subarray(from))).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

it('a small file goes in messages, and leaves the request to another', async () => {
  const { caller, sent } = serve({ turns: 1 });
  await write(caller, someBytes(1000));
  await read(caller, collect());
  await read(caller, collect());
  expect(sent).toEqual([]);
});

it('an archive goes in a request of its own: nobody knows how large it is', async () => {
  const { caller, sent } = serve();
  const taker = collect();
  await caller.read({ type: 'zip', path: [], names: [] }, taker);
  expect(taker.bytes().equals(someBytes(1000))).toBe(true);
  expect(sent).toHaveLength(1);
});

it('a part of a file, as a preview shows it, goes in messages', async () => {
  const { caller, sent } = serve({ root: folderWith(LARGE) });
  const length = STREAMED_FROM + 1;
  await caller.read({ type: 'read', path: ['a'], from: 0, length, state: null }, collect());
  expect(sent).toEqual([]);
});

describe('a stream that breaks', () => {
  it('leaves a download where it was, which goes on in messages', async () => {
    const { caller, sent, breakAfter } = serve({ root: folderWith(LARGE) });
    breakAfter(1_000_000);
    const taker = collect();
    expect(await keyOf(read(caller, taker))).toBe('stream_lost');
    const from = taker.bytes().length;
    expect(from).toBeGreaterThan(0);
    const { sum } = await read(caller, taker, { from });
    expect(sum).toBe(expectedSum(LARGE, WAY));
    expect(taker.bytes().equals(LARGE)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('leaves an upload at the device, which goes on in messages', async () => {
    const { caller, sent, breakAfter, store } = serve();
    breakAfter(1_000_000);
    expect(await keyOf(write(caller, LARGE))).toBe('stream_lost');
    const progress: number[] = [];
    await write(caller, LARGE, { resume: true, given: giver(LARGE, (at) => void progress.push(at)) });
    expect(progress[0]).toBeGreaterThan(0);
    expect((await store.list([], null)).entries.map(({ size }) => size)).toEqual([LARGE.length]);
    expect(sent).toHaveLength(1);
  });
});

describe('a transfer in a stream that is cancelled', () => {
  it('ends a download at both ends, and the next one has its turn', async () => {
    const { caller, sent } = serve({ root: folderWith(LARGE), turns: 1 });
    const stopping = new AbortController();
    const taker = { begin: () => undefined, take: () => stopping.abort('enough') };
    await expect(read(caller, taker, {}, stopping.signal)).rejects.toBe('enough');
    await read(caller, collect());
    expect(sent).toHaveLength(2);
  });

  it('keeps what arrived of an upload where that is wanted', async () => {
    const { caller, sent } = serve();
    const stopping = new AbortController();
    const pause = (at: number) => at > 1_000_000 && stopping.abort(KEEP_PARTIAL);
    const options = { size: LARGE.length, resume: true, replace: false };
    await expect(caller.write(['a'], options, giver(LARGE, pause), stopping.signal)).rejects.toBe(KEEP_PARTIAL);
    const progress: number[] = [];
    await write(caller, LARGE, { resume: true, given: giver(LARGE, (at) => void progress.push(at)) });
    expect(progress[0]).toBeGreaterThan(1_000_000);
    expect(sent).toHaveLength(2);
  });

  it('leaves nothing of an upload otherwise', async () => {
    const { caller } = serve();
    const stopping = new AbortController();
    const stop = (at: number) => at > 1_000_000 && stopping.abort('no more');
    const options = { size: LARGE.length, resume: true, replace: false };
    await expect(caller.write(['a'], options, giver(LARGE, stop), stopping.signal)).rejects.toBe('no more');
    const progress: number[] = [];
    await write(caller, LARGE, { resume: true, given: giver(LARGE, (at) => void progress.push(at)) });
    expect(progress[0]).toBe(0);
  });
});

it('a file that changes while it is sent ends as changed, and the next one has a request of its own', async () => {
  const root = folderWith(LARGE);
  const { caller, sent } = serve({ root });
  const begin = () => void root.children.set('a', { kind: 'file', bytes: LARGE.slice(), modified: 1 });
  expect(await keyOf(read(caller, { begin, take: () => undefined }))).toBe('changed');
  await read(caller, collect());
  expect(sent).toHaveLength(2);
});

it('what the connection interrupts is kept at the device', async () => {
  const { caller, cut, over, store } = serve();
  const interrupted = write(caller, LARGE, { given: giver(LARGE, (at) => at > 1_000_000 && cut()) });
  await expect(interrupted).rejects.toThrow('disconnected');
  await over;
  const sink = await store.openToWrite(['a'], { size: LARGE.length, resume: true, replace: false });
  expect(sink.from).toBeGreaterThan(1_000_000);
});
