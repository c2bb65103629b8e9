import type { TransferVoice } from './deviceTransfer.ts';
import { FileFault } from './faults.ts';
import type { FileSource, FileStore } from './fileStore.ts';
import { startFileSum, type RunningSum } from './fileSum.ts';
import { zipArchiveName } from './names.ts';
import { FILE_WINDOW } from './pieces.ts';
import { readBlocks } from './readBlocks.ts';
import type { FileRequest } from './requests.ts';

type ReadRequest = Extract<FileRequest, { type: 'read' }>;
type ZipRequest = Extract<FileRequest, { type: 'zip' }>;

/** What is downloaded. */
export type DownloadRequest = ReadRequest | ZipRequest;

/** What a download contains once it has been opened. */
export interface DownloadContent {
  readonly blocks: AsyncIterable<Uint8Array>;
  /** Whether the bytes go in a request of their own. */
  readonly stream: boolean;
  /** Has received every byte before the first block. */
  readonly sum: RunningSum;
  /** Its name in the history; null if only a part of a file is sent. */
  readonly name: string | null;
  /** Bytes before the first block. */
  readonly before: number;
  /** Checks again whether the file remained the same while it was sent. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const NOTHING = (): Promise<void> => Promise.resolve();

/** Fewer bytes are sent in messages faster than it takes to make a request. */
export const STREAMED_FROM = FILE_WINDOW;

/**
 * Whether bytes go in a request of their own.
 *
 * @param bytes How many they are; null if unknown.
 */
function isStreamed({ stream = false }: DownloadRequest, bytes: number | null, { streams }: TransferVoice): boolean {
  return stream && streams !== null && streams !== undefined && (bytes === null || bytes >= STREAMED_FROM);
}

async function contentOfFile(source: FileSource, request: ReadRequest, voice: TransferVoice): Promise<DownloadContent> {
  const { size, modified } = source.state;
  const { from, length, state, path } = request;
  if (from > size || (state && (state.size !== size || state.modified !== modified))) throw new FileFault('changed');
  const until = length === null ? size : Math.min(size, from + length);
  const stream = isStreamed(request, until - from, voice);
  voice.answer({ type: 'sending', state: source.state, ...(stream && { stream }) });
  const whole = until === size;
  const sum = startFileSum(voice, request);
  if (whole) for await (const block of readBlocks(source.read, 0, from)) await sum.add(block);
  return {
    blocks: readBlocks(source.read, from, until),
    stream,
    sum,
    name: whole ? (path.at(-1) ?? null) : null,
    before: from,
    check: async () => {
      if (!(await source.isUnchanged())) throw new FileFault('changed');
    },
    close: source.close,
  };
}

async function openFile(store: FileStore, request: ReadRequest, voice: TransferVoice): Promise<DownloadContent> {
  const source = await store.openToRead(request.path);
  try {
    return await contentOfFile(source, request, voice);
  } catch (thrown) {
    await source.close();
    throw thrown;
  }
}

async function openArchive(store: FileStore, request: ZipRequest, voice: TransferVoice): Promise<DownloadContent> {
  const { path, names } = request;
  const only = names.length === 1 ? names[0] : undefined;
  const name = zipArchiveName(only ?? path.at(-1) ?? (await store.about()).name);
  const blocks = store.zip(path, names);
  const stream = isStreamed(request, null, voice);
  voice.answer({ type: 'sending', state: null, ...(stream && { stream }) });
  return { blocks, stream, sum: startFileSum(voice, request), name, before: 0, check: NOTHING, close: NOTHING };
}

/** Opens what is downloaded, and answers that it is being sent. */
export function openContent(
  store: FileStore,
  request: DownloadRequest,
  voice: TransferVoice,
): Promise<DownloadContent> {
  return request.type === 'read' ? openFile(store, request, voice) : openArchive(store, request, voice);
}
