import type { RemoteChannel } from '../channel.ts';
import { readFileAnswer, type FileAnswer } from './answers.ts';
import type { FileEntry, FilePage, SharedFolder } from './entries.ts';
import { FileFault } from './faults.ts';
import type { WriteOptions } from './fileStore.ts';
import type { FilePath } from './names.ts';
import {
  ACKNOWLEDGE_EVERY,
  FILE_PIECE,
  filePiece,
  LARGEST_TRANSFER_ID,
  openSendWindow,
  readFilePiece,
} from './pieces.ts';
import type { FileMessage, FileRequest, FileState } from './requests.ts';
import type { Hash } from './sha256.ts';

/** The connection is over before an answer came; it is thrown. */
export class FilesDisconnected extends Error {
  constructor() {
    super('disconnected');
    this.name = 'FilesDisconnected';
  }
}

/** What arrived or was sent, as both ends reckoned it. */
export interface FileSum {
  /** Bytes. */
  readonly size: number;
  /** Empty where only a part of a file was asked for. */
  readonly sha256: string;
}

/** Where a file that is downloaded goes. */
export interface FileTaker {
  /** What is known of the file; null for an archive. Called before the first bytes. */
  readonly begin: (state: FileState | null) => void;
  /** Takes the next bytes; more are asked for only when it resolves. */
  readonly take: (bytes: Uint8Array) => Promise<void> | void;
}

/** Where a file that is uploaded comes from. */
export interface FileGiver {
  /** Bytes from an offset on: exactly that many. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
  /** Bytes of the whole file that are known to have arrived. */
  readonly progress: (bytes: number) => void;
  readonly startHash: () => Hash;
}

/** The browser's end of the protocol for files. Every promise is rejected with `FileFault` or `FilesDisconnected`. */
export interface FilesCaller {
  /** Resolves when the connection is over. */
  readonly over: Promise<void>;
  readonly about: () => Promise<SharedFolder>;
  readonly list: (path: FilePath, after: string | null) => Promise<FilePage>;
  readonly stat: (path: FilePath) => Promise<FileEntry>;
  readonly rename: (path: FilePath, name: string) => Promise<void>;
  readonly move: (path: FilePath, folder: FilePath) => Promise<void>;
  readonly remove: (path: FilePath, recursive: boolean) => Promise<void>;
  readonly makeFolder: (path: FilePath) => Promise<void>;
  /** Downloads; rejected with the reason of the signal when that fires. */
  readonly read: (
    request: Extract<FileRequest, { type: 'read' | 'zip' }>,
    taker: FileTaker,
    signal?: AbortSignal,
  ) => Promise<FileSum>;
  /** Uploads; when the signal fires, with the reason `keep` what has arrived is kept for resuming. */
  readonly write: (path: FilePath, options: WriteOptions, giver: FileGiver, signal?: AbortSignal) => Promise<FileSum>;
}

/** The reason of an abort after which an upload may be resumed. */
export const KEEP_PARTIAL = 'keep';

interface Hearer {
  readonly answer: (answer: FileAnswer) => void;
  readonly data: (bytes: Uint8Array) => void;
  readonly fail: (error: unknown) => void;
}

const unexpected = (): FileFault => new FileFault('failed');

/** Speaks the protocol for files over a connection; it is the one listener of the channel from now on. */
export function callFiles(channel: RemoteChannel): FilesCaller {
  const hearers = new Map<number, Hearer>();
  const over = Promise.withResolvers<void>();
  let nextId = 0;
  let isOver = false;

  channel.listen({
    control: (raw) => {
      const answer = readFileAnswer(raw);
      const hearer = answer && hearers.get(answer.id);
      if (!hearer) return;
      if (answer.type === 'error') hearer.fail(new FileFault(answer.error));
      else hearer.answer(answer);
    },
    data: (raw) => {
      const piece = readFilePiece(raw);
      if (piece) hearers.get(piece.id)?.data(piece.bytes);
    },
    end: () => {
      isOver = true;
      for (const hearer of hearers.values()) hearer.fail(new FilesDisconnected());
      over.resolve();
    },
  });

  function send(message: FileMessage): void {
    channel.sendControl(message);
  }

  /** Runs a request until `settle` or a failure; its number is free again afterwards. */
  function run<T>(
    request: FileRequest,
    begin: (id: number, settle: (value: T) => void, fail: (error: unknown) => void) => Omit<Hearer, 'fail'>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (isOver) return Promise.reject(new FilesDisconnected());
    if (signal?.aborted) return Promise.reject(signal.reason);
    nextId = (nextId + 1) % LARGEST_TRANSFER_ID;
    const id = nextId;
    const promise = new Promise<T>((resolve, reject) => {
      hearers.set(id, { ...begin(id, resolve, reject), fail: reject });
      signal?.addEventListener(
        'abort',
        () => {
          if (!isOver && hearers.has(id)) send({ id, type: 'cancel', keep: signal.reason === KEEP_PARTIAL });
          reject(signal.reason);
        },
        { once: true },
      );
      send({ id, ...request });
    });
    return promise.finally(() => hearers.delete(id));
  }

  function ask<T>(request: FileRequest, read: (answer: FileAnswer) => { readonly value: T } | null): Promise<T> {
    return run<T>(request, (_, settle, fail) => ({
      answer: (answer) => {
        const found = read(answer);
        if (found) settle(found.value);
        else fail(unexpected());
      },
      data: () => undefined,
    }));
  }

  async function tell(request: FileRequest): Promise<void> {
    await ask(request, ({ type }) => (type === 'ok' ? { value: null } : null));
  }

  function read(
    request: Extract<FileRequest, { type: 'read' | 'zip' }>,
    taker: FileTaker,
    signal?: AbortSignal,
  ): Promise<FileSum> {
    let taken = 0;
    let acknowledged = 0;
    let work = Promise.resolve();
    function acknowledge(id: number): void {
      acknowledged = taken;
      if (!isOver) send({ id, type: 'acknowledge', bytes: taken });
    }
    return run<FileSum>(
      request,
      (id, settle, fail) => {
        const after = async (before: Promise<void>, step: () => Promise<void> | void) => {
          await before;
          if (!hearers.has(id)) return;
          try {
            await step();
          } catch (thrown) {
            if (!isOver) send({ id, type: 'cancel', keep: false });
            fail(thrown);
            hearers.delete(id);
          }
        };
        const then = (step: () => Promise<void> | void) => {
          work = after(work, step);
        };
        return {
          answer: (answer) => {
            if (answer.type === 'sending') then(() => taker.begin(answer.state));
            if (answer.type !== 'done') return;
            const { size, sha256 } = answer;
            then(() => {
              acknowledge(id);
              settle({ size, sha256 });
            });
          },
          data: (bytes) =>
            then(async () => {
              await taker.take(bytes);
              taken += bytes.length;
              if (taken - acknowledged >= ACKNOWLEDGE_EVERY) acknowledge(id);
            }),
        };
      },
      signal,
    );
  }

  function write(
    path: FilePath,
    options: WriteOptions,
    { read, progress, startHash }: FileGiver,
    signal?: AbortSignal,
  ): Promise<FileSum> {
    const window = openSendWindow();
    const { size } = options;

    async function sendFrom(id: number, from: number): Promise<void> {
      const hash = startHash();
      let position = 0;
      while (position < size) {
        if (position >= from) await window.room();
        if (!hearers.has(id)) return;
        const until = position < from ? from : size;
        const bytes = await read(position, Math.min(FILE_PIECE, until - position));
        if (!hearers.has(id)) return;
        hash.update(bytes);
        position += bytes.length;
        if (position <= from) continue;
        channel.sendData(filePiece(id, bytes));
        window.sent(bytes.length);
        await channel.drained();
      }
      if (hearers.has(id)) send({ id, type: 'commit', sha256: hash.digest() });
    }

    return run<FileSum>(
      { type: 'write', path, ...options },
      (id, settle, fail) => {
        let start = 0;
        return {
          answer: (answer) => {
            switch (answer.type) {
              case 'receiving':
                start = answer.from;
                progress(start);
                sendFrom(id, start).catch((error: unknown) => {
                  if (hearers.has(id) && !isOver) send({ id, type: 'cancel', keep: false });
                  fail(error);
                });
                return;
              case 'acknowledge':
                window.acknowledged(answer.bytes);
                progress(start + answer.bytes);
                return;
              case 'done':
                settle({ size: answer.size, sha256: answer.sha256 });
                return;
              case 'about':
              case 'entries':
              case 'entry':
              case 'sending':
              case 'ok':
              case 'error':
                fail(unexpected());
            }
          },
          data: () => undefined,
        };
      },
      signal,
    ).finally(window.end);
  }

  return {
    over: over.promise,
    about: () => ask({ type: 'about' }, (answer) => (answer.type === 'about' ? { value: answer } : null)),
    list: (path, after) =>
      ask({ type: 'list', path, after }, (answer) => (answer.type === 'entries' ? { value: answer } : null)),
    stat: (path) => ask({ type: 'stat', path }, (answer) => (answer.type === 'entry' ? { value: answer.entry } : null)),
    rename: (path, name) => tell({ type: 'rename', path, name }),
    move: (path, folder) => tell({ type: 'move', path, folder }),
    remove: (path, recursive) => tell({ type: 'delete', path, recursive }),
    makeFolder: (path) => tell({ type: 'makeFolder', path }),
    read,
    write,
  };
}
