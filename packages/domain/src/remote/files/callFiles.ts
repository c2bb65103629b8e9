import type { RemoteChannel } from '../channel.ts';
import type { FileAnswer } from './answers.ts';
import { callDownload, type FileSum, type FileTaker } from './callDownload.ts';
import { openCallLine } from './callLine.ts';
import { callUpload, isStreamable, type FileGiver } from './callUpload.ts';
import type { FileEntry, FilePage, FoundFile, SharedFolder } from './entries.ts';
import { FileFault } from './faults.ts';
import type { WriteOptions } from './fileStore.ts';
import type { FilePath } from './names.ts';
import type { FileRequest } from './requests.ts';
import { lendStreams } from './streamTurns.ts';
import { KEYED_BLOCK, newCheckKey, type SumWay } from './sumWay.ts';

/** The browser's end of the file protocol. Every promise rejects with `FileFault` or `FilesDisconnected`. */
export interface FilesCaller {
  /** Resolves when the connection has ended. */
  readonly over: Promise<void>;
  /** How a download's checksum is made: with a new key, if this connection has keys. */
  readonly newSumWay: () => Promise<SumWay>;
  readonly about: () => Promise<SharedFolder>;
  readonly list: (path: FilePath, after: string | null) => Promise<FilePage>;
  readonly stat: (path: FilePath) => Promise<FileEntry>;
  /**
   * Searches a folder and its subfolders for names that contain a text, and reports matches as they are found. Rejects
   * with the signal's reason when it is aborted.
   *
   * @returns Whether the search was complete: it ends when it reaches its limit of results or of files looked at.
   */
  readonly search: (
    request: Extract<FileRequest, { type: 'search' }>,
    onFound: (found: readonly FoundFile[]) => void,
    signal?: AbortSignal,
  ) => Promise<boolean>;
  readonly rename: (path: FilePath, name: string) => Promise<void>;
  readonly move: (path: FilePath, folder: FilePath) => Promise<void>;
  readonly remove: (path: FilePath, recursive: boolean) => Promise<void>;
  readonly makeFolder: (path: FilePath) => Promise<void>;
  /** Downloads; rejects with the signal's reason when it is aborted. */
  readonly read: (
    request: Extract<FileRequest, { type: 'read' | 'zip' }>,
    taker: FileTaker,
    signal?: AbortSignal,
  ) => Promise<FileSum>;
  /** Uploads; if the signal is aborted with the reason `keep`, what has arrived is kept for resuming. */
  readonly write: (path: FilePath, options: WriteOptions, giver: FileGiver, signal?: AbortSignal) => Promise<FileSum>;
}

/** Whether only some bytes of a file are wanted, such as for a preview. */
const isPart = (request: Extract<FileRequest, { type: 'read' | 'zip' }>) =>
  request.type === 'read' && request.length !== null;

/** Speaks the file protocol over a connection; it is the channel's only listener from now on. */
export function callFiles(channel: RemoteChannel): FilesCaller {
  const line = openCallLine(channel);
  const turns = lendStreams(channel.streams ?? null);

  function ask<T>(request: FileRequest, read: (answer: FileAnswer) => { readonly value: T } | null): Promise<T> {
    return line.run<T>(request, (call) => ({
      answer: (answer) => {
        const found = read(answer);
        if (found) call.settle(found.value);
        else call.fail(new FileFault('failed'));
      },
      data: () => undefined,
    }));
  }

  async function tell(request: FileRequest): Promise<void> {
    await ask(request, ({ type }) => (type === 'ok' ? { value: null } : null));
  }

  let blocksVary: Promise<boolean> | null = null;

  function askAbout() {
    const asked = ask({ type: 'about' }, (answer) => (answer.type === 'about' ? { value: answer } : null));
    blocksVary = asked.then(({ checkBlock }) => checkBlock === true);
    // The caller learns of a fault; the next transfer asks again.
    blocksVary.catch(() => (blocksVary = null));
    return asked;
  }

  async function newSumWay(): Promise<SumWay> {
    const checkKey = channel.streams ? newCheckKey() : null;
    if (checkKey === null) return {};
    if (!blocksVary) await askAbout();
    return (await blocksVary) ? { checkKey, checkBlock: KEYED_BLOCK } : { checkKey };
  }

  return {
    over: line.over,
    about: askAbout,
    list: (path, after) =>
      ask({ type: 'list', path, after }, (answer) => (answer.type === 'entries' ? { value: answer } : null)),
    stat: (path) => ask({ type: 'stat', path }, (answer) => (answer.type === 'entry' ? { value: answer.entry } : null)),
    search: (request, onFound, signal) =>
      line.run<boolean>(
        request,
        (call) => ({
          answer: (answer) => {
            if (answer.type === 'found') onFound(answer.found);
            else if (answer.type === 'searched') call.settle(answer.complete);
            else call.fail(new FileFault('failed'));
          },
          data: () => undefined,
        }),
        signal,
      ),
    rename: (path, name) => tell({ type: 'rename', path, name }),
    move: (path, folder) => tell({ type: 'move', path, folder }),
    remove: (path, recursive) => tell({ type: 'delete', path, recursive }),
    makeFolder: (path) => tell({ type: 'makeFolder', path }),
    newSumWay,
    read: (request, taker, signal) =>
      turns.lend(!isPart(request), (turn) => callDownload(line, request, taker, { turn, signal })),
    write: (path, options, giver, signal) =>
      turns.lend(isStreamable(options, giver), async (turn) => {
        const way = await newSumWay();
        signal?.throwIfAborted();
        return callUpload(line, channel, { path, options, giver, way }, { turn, signal });
      }),
  };
}
