import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { faultOf, FileFault } from './faults.ts';
import type { FileSource, FileStore } from './fileStore.ts';
import { zipArchiveName } from './names.ts';
import { FILE_PIECE, filePiece, openSendWindow } from './pieces.ts';
import type { FileRequest } from './requests.ts';
import type { Hash } from './sha256.ts';

type ReadRequest = Extract<FileRequest, { type: 'read' }>;
type ZipRequest = Extract<FileRequest, { type: 'zip' }>;

/** What a download carries once it has been opened. */
interface Content {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Has taken every byte before the first piece. */
  readonly hash: Hash;
  /** What the history calls it; null where only a part of a file is sent. */
  readonly name: string | null;
  /** Bytes before the first piece. */
  readonly before: number;
  /** Looks again whether what was sent is one file. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const NOTHING = (): Promise<void> => Promise.resolve();

async function* piecesOf(source: FileSource, from: number, until: number): AsyncGenerator<Uint8Array> {
  let position = from;
  while (position < until) {
    const bytes = await source.read(position, Math.min(FILE_PIECE, until - position));
    if (bytes.length === 0) throw new FileFault('changed');
    yield bytes;
    position += bytes.length;
  }
}

async function* cut(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += FILE_PIECE) yield chunk.subarray(from, from + FILE_PIECE);
  }
}

async function contentOfFile(source: FileSource, request: ReadRequest, voice: TransferVoice): Promise<Content> {
  const { size, modified } = source.state;
  const { from, length, state, path } = request;
  if (from > size || (state && (state.size !== size || state.modified !== modified))) throw new FileFault('changed');
  voice.answer({ type: 'sending', state: source.state });
  const until = length === null ? size : Math.min(size, from + length);
  const whole = until === size;
  const hash = voice.startHash();
  if (whole) for await (const bytes of piecesOf(source, 0, from)) hash.update(bytes);
  return {
    pieces: piecesOf(source, from, until),
    hash,
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
  const pieces = cut(store.zip(path, names));
  voice.answer({ type: 'sending', state: null });
  return { pieces, hash: voice.startHash(), name, before: 0, check: NOTHING, close: NOTHING };
}

/** Sends a file, a part of one or an archive, as fast as the browser takes it. */
export function sendFile(store: FileStore, request: ReadRequest | ZipRequest, voice: TransferVoice): DeviceTransfer {
  const { channel, id } = voice;
  const begun = voice.now();
  const window = openSendWindow();
  let cancelled = false;
  let sent = 0;
  let whenTaken: (() => void) | null = null;

  async function sendPieces({ pieces, hash }: Content): Promise<void> {
    for await (const bytes of pieces) {
      await window.room();
      if (cancelled) return;
      hash.update(bytes);
      channel.sendData(filePiece(id, bytes));
      window.sent(bytes.length);
      sent += bytes.length;
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
    await sendPieces(content);
    if (cancelled) return;
    await content.check();
    const { name, before } = content;
    const sha256 = name === null ? '' : content.hash.digest();
    const size = before + sent;
    const allTaken = taken();
    voice.answer({ type: 'done', size, sha256 });
    await allTaken;
    if (cancelled || name === null) return;
    voice.transferred({ direction: 'fromDevice', name, size, seconds: (voice.now() - begun) / 1000, sha256 });
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
