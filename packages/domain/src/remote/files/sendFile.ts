import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { faultOf, FileFault } from './faults.ts';
import type { FileSource, FileStore } from './fileStore.ts';
import { zipArchiveName } from './names.ts';
import { startFileSum, type RunningSum } from './fileSum.ts';
import { openSendWindow, pieceHeader, piecesOf } from './pieces.ts';
import { readBlocks } from './readBlocks.ts';
import type { FileRequest } from './requests.ts';

type ReadRequest = Extract<FileRequest, { type: 'read' }>;
type ZipRequest = Extract<FileRequest, { type: 'zip' }>;

/** What a download carries once it has been opened. */
interface Content {
  readonly blocks: AsyncIterable<Uint8Array>;
  /** Has taken every byte before the first block. */
  readonly sum: RunningSum;
  /** What the history calls it; null where only a part of a file is sent. */
  readonly name: string | null;
  /** Bytes before the first block. */
  readonly before: number;
  /** Looks again whether what was sent is one file. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const NOTHING = (): Promise<void> => Promise.resolve();

async function contentOfFile(source: FileSource, request: ReadRequest, voice: TransferVoice): Promise<Content> {
  const { size, modified } = source.state;
  const { from, length, state, path } = request;
  if (from > size || (state && (state.size !== size || state.modified !== modified))) throw new FileFault('changed');
  voice.answer({ type: 'sending', state: source.state });
  const until = length === null ? size : Math.min(size, from + length);
  const whole = until === size;
  const sum = startFileSum(voice.startHash);
  if (whole) for await (const block of readBlocks(source.read, 0, from)) await sum.add(block);
  return {
    blocks: readBlocks(source.read, from, until),
    sum,
    name: whole ? (path.at(-1) ?? null) : null,
    before: from,
    check: async () => {
      if (!(await source.isUnchanged())) throw new FileFault('changed');
    },
    close: source.close,
  };
}

async function openFile(store: FileStore, request: ReadRequest, voice: TransferVoice): Promise<Content> {
  const source = await store.openToRead(request.path);
  try {
    return await contentOfFile(source, request, voice);
  } catch (thrown) {
    await source.close();
    throw thrown;
  }
}

async function openArchive(store: FileStore, { path, names }: ZipRequest, voice: TransferVoice): Promise<Content> {
  const only = names.length === 1 ? names[0] : undefined;
  const name = zipArchiveName(only ?? path.at(-1) ?? (await store.about()).name);
  const blocks = store.zip(path, names);
  voice.answer({ type: 'sending', state: null });
  return { blocks, sum: startFileSum(voice.startHash), name, before: 0, check: NOTHING, close: NOTHING };
}

/** Sends a file, a part of one or an archive, as fast as the browser takes it. */
export function sendFile(store: FileStore, request: ReadRequest | ZipRequest, voice: TransferVoice): DeviceTransfer {
  const { channel, id } = voice;
  const begun = voice.now();
  const window = openSendWindow();
  let cancelled = false;
  let sent = 0;
  let whenTaken: (() => void) | null = null;

  async function sendBlocks({ blocks, sum }: Content): Promise<void> {
    const header = pieceHeader(id);
    for await (const block of blocks) {
      for (const piece of piecesOf(block)) {
        await window.room();
        if (cancelled) return;
        channel.sendData(header, piece);
        window.sent(piece.length);
        sent += piece.length;
      }
      await sum.add(block);
      await channel.drained();
    }
  }

  /** The file is complete at the browser only when that has taken its last byte. */
  function taken(): Promise<void> {
    return new Promise((resolve) => {
      whenTaken = resolve;
    });
  }

  async function send(content: Content): Promise<void> {
    await sendBlocks(content);
    if (cancelled) return;
    await content.check();
    const { name, before } = content;
    const sum = name === null ? '' : await content.sum.result();
    const size = before + sent;
    const allTaken = taken();
    voice.answer({ type: 'done', size, sum });
    await allTaken;
    if (cancelled || name === null) return;
    voice.transferred({ direction: 'fromDevice', name, size, seconds: (voice.now() - begun) / 1000, sum });
  }

  async function run(): Promise<void> {
    try {
      const content =
        request.type === 'read' ? await openFile(store, request, voice) : await openArchive(store, request, voice);
      try {
        await send(content);
      } finally {
        await content.close();
      }
    } catch (thrown) {
      if (!cancelled) voice.answer({ type: 'error', error: faultOf(thrown) });
    }
  }

  return {
    take: () => undefined,
    commit: () => undefined,
    acknowledged: (bytes) => {
      window.acknowledged(bytes);
      if (bytes >= sent) whenTaken?.();
    },
    cancel: () => {
      cancelled = true;
      window.end();
      whenTaken?.();
    },
    over: run(),
  };
}
