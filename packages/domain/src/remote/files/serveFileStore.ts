import type { RemoteChannel } from '../channel.ts';
import type { FileAnswer } from './answers.ts';
import type { DeviceTools, DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { faultOf, FileFault } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { readFilePiece } from './pieces.ts';
import { receiveFile } from './receiveFile.ts';
import { numberOfMessage, readFileMessage, type FileMessage, type FileRequest } from './requests.ts';
import { searchFiles } from './searchFiles.ts';
import { sendFile } from './sendFile.ts';

/** The maximum number of concurrent requests, and of transfers, per connection. */
export const MOST_FILE_REQUESTS = 32;

type LongRequest = Extract<FileRequest, { type: 'search' | 'read' | 'zip' | 'write' }>;
type ShortRequest = Exclude<FileRequest, LongRequest>;

const isLong = (request: FileRequest): request is LongRequest =>
  ['search', 'read', 'zip', 'write'].includes(request.type);

const OK: FileAnswer = { type: 'ok' };

async function answerOf(store: FileStore, request: ShortRequest): Promise<FileAnswer> {
  switch (request.type) {
    case 'about':
      return { type: 'about', ...(await store.about()), checkBlock: true };
    case 'list':
      return { type: 'entries', ...(await store.list(request.path, request.after)) };
    case 'stat':
      return { type: 'entry', entry: await store.stat(request.path) };
    case 'rename':
      await store.rename(request.path, request.name);
      return OK;
    case 'move':
      await store.move(request.path, request.folder);
      return OK;
    case 'delete':
      await store.remove(request.path, request.recursive);
      return OK;
    case 'makeFolder':
      await store.makeFolder(request.path);
      return OK;
  }
}

/** Starts an operation that can be canceled: a transfer, or a search. */
function start(store: FileStore, request: LongRequest, voice: TransferVoice): DeviceTransfer {
  switch (request.type) {
    case 'search':
      return searchFiles(store, request, voice);
    case 'write':
      return receiveFile(store, request, voice);
    case 'read':
    case 'zip':
      return sendFile(store, request, voice);
  }
}

/**
 * The device's end of the file protocol, over any store.
 *
 * @returns A promise that resolves when the connection has ended and nothing is open any more. Incomplete uploads are
 * kept for resuming.
 */
export async function serveFileStore(channel: RemoteChannel, store: FileStore, tools: DeviceTools): Promise<void> {
  const transfers = new Map<number, DeviceTransfer>();
  const requests = new Set<number>();
  const cancelled = new Set<Promise<void>>();
  const ended = Promise.withResolvers<void>();
  let isLive = true;

  function say(message: object): void {
    if (isLive) channel.sendControl(message);
  }

  function voiceOf(id: number): TransferVoice {
    return {
      ...tools,
      channel,
      id,
      before: Promise.all(cancelled),
      answer: (answer) => say({ id, ...answer }),
      transferred: (file) => say({ type: 'transferred', ...file }),
    };
  }

  async function answer(id: number, request: ShortRequest): Promise<void> {
    requests.add(id);
    try {
      say({ id, ...(await answerOf(store, request)) });
    } catch (thrown) {
      say({ id, type: 'error', error: faultOf(thrown) });
    } finally {
      requests.delete(id);
    }
  }

  function begin(id: number, request: FileRequest): void {
    if (transfers.has(id) || requests.has(id)) throw new FileFault('failed');
    if (transfers.size + requests.size >= MOST_FILE_REQUESTS) throw new FileFault('too_many');
    if (!isLong(request)) {
      void answer(id, request);
      return;
    }
    const transfer = start(store, request, voiceOf(id));
    transfers.set(id, transfer);
    void transfer.over.then(() => transfers.delete(id));
  }

  function cancel(transfer: DeviceTransfer, keep: boolean): void {
    cancelled.add(transfer.over);
    void transfer.over.then(() => cancelled.delete(transfer.over));
    transfer.cancel(keep);
  }

  function take(message: FileMessage): void {
    const transfer = transfers.get(message.id);
    switch (message.type) {
      case 'acknowledge':
        transfer?.acknowledged(message.bytes);
        return;
      case 'commit':
        transfer?.commit(message.sum);
        return;
      case 'cancel':
        if (transfer) cancel(transfer, message.keep);
        return;
      default:
        begin(message.id, message);
    }
  }

  channel.listen({
    control: (raw) => {
      const id = numberOfMessage(raw);
      if (id === null) return;
      try {
        const message = readFileMessage(raw);
        if (!message) throw new FileFault('failed');
        take(message);
      } catch (thrown) {
        say({ id, type: 'error', error: faultOf(thrown) });
      }
    },
    data: (raw) => {
      const piece = readFilePiece(raw);
      if (piece) transfers.get(piece.id)?.take(piece.bytes);
    },
    end: () => {
      isLive = false;
      ended.resolve();
    },
  });

  await ended.promise;
  for (const transfer of transfers.values()) transfer.cancel(true);
  await Promise.all([...transfers.values()].map(({ over }) => over));
}
