import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { faultOf, FileFault, type FileFaultKey } from './faults.ts';
import type { FileSink, FileStore } from './fileStore.ts';
import { startFileSum } from './fileSum.ts';
import { ACKNOWLEDGE_EVERY, ACKNOWLEDGE_STREAM_EVERY_MS, FILE_PIECE, FILE_WINDOW } from './pieces.ts';
import { readBlocks } from './readBlocks.ts';
import type { FileRequest } from './requests.ts';
import { streamFault } from './streamFault.ts';

type WriteRequest = Extract<FileRequest, { type: 'write' }>;

/** How an upload ended. */
type Outcome = 'committed' | 'kept' | 'discarded';

/** What is left is of no use, or in the way, after these. */
const WORTHLESS: readonly FileFaultKey[] = ['checksum', 'disk_full', 'name_not_allowed'];

/** Takes a file that is uploaded: under its hidden name until its check sum is right. */
export function receiveFile(store: FileStore, request: WriteRequest, voice: TransferVoice): DeviceTransfer {
  const { size, path } = request;
  const begun = voice.now();
  const sum = startFileSum(voice, request);
  const stopping = new AbortController();
  let sink: FileSink | null = null;
  let position = 0;
  let arrived = 0;
  let taken = 0;
  let acknowledged = 0;
  let acknowledgedAt = begun;
  let outcome: Outcome | null = null;
  const over = Promise.withResolvers<void>();
  /** What was asked for is done one after the other. */
  let work: Promise<void> = open();

  async function open(): Promise<void> {
    try {
      await voice.before;
      sink = await store.openToWrite(path, request);
      for await (const block of readBlocks(sink.readLeft, 0, sink.from)) await sum.add(block);
      position = sink.from;
      if (outcome) return;
      voice.answer({ type: 'receiving', from: position });
      if (request.stream === true) then(takeStream);
    } catch (thrown) {
      await fail(thrown);
    }
  }

  async function close(how: Outcome): Promise<void> {
    outcome = how;
    const closing = sink;
    sink = null;
    try {
      if (how === 'kept') await closing?.keep();
      if (how === 'discarded') await closing?.discard();
    } finally {
      over.resolve();
    }
  }

  async function fail(thrown: unknown): Promise<void> {
    // A transfer that was cancelled is closed by that, and says nothing more.
    if (outcome || stopping.signal.aborted) return;
    const error = faultOf(thrown);
    voice.answer({ type: 'error', error });
    await close(WORTHLESS.includes(error) ? 'discarded' : 'kept').catch(() => undefined);
  }

  async function after(before: Promise<void>, step: () => Promise<void>): Promise<void> {
    await before;
    if (outcome) return;
    try {
      await step();
    } catch (thrown) {
      await fail(thrown);
    }
  }

  function then(step: () => Promise<void>): void {
    work = after(work, step);
  }

  function isAcknowledgeDue(): boolean {
    if (request.stream === true) return voice.now() - acknowledgedAt >= ACKNOWLEDGE_STREAM_EVERY_MS;
    return taken - acknowledged >= ACKNOWLEDGE_EVERY;
  }

  async function write(bytes: Uint8Array): Promise<void> {
    await sink?.write(bytes);
    await sum.add(bytes);
    position += bytes.length;
    taken += bytes.length;
    if (position < size && !isAcknowledgeDue()) return;
    acknowledged = taken;
    acknowledgedAt = voice.now();
    voice.answer({ type: 'acknowledge', bytes: taken });
  }

  async function checked(bytes: Uint8Array): Promise<void> {
    if (position + bytes.length > size) throw new FileFault('failed');
    await write(bytes);
  }

  async function takeStream(): Promise<void> {
    if (!voice.streams) throw new FileFault('stream_lost');
    try {
      for await (const bytes of voice.streams.receive(voice.id, stopping.signal)) await checked(bytes);
    } catch (thrown) {
      streamFault(thrown);
    }
  }

  async function commit(expected: string): Promise<void> {
    if (position !== size || (await sum.result()) !== expected) throw new FileFault('checksum');
    await sink?.commit();
    sink = null;
    voice.answer({ type: 'done', size, sum: expected });
    const name = path.at(-1) ?? '';
    voice.transferred({ direction: 'toDevice', name, size, seconds: (voice.now() - begun) / 1000, sum: expected });
    await close('committed');
  }

  return {
    take: (bytes) => {
      arrived += bytes.length;
      const tooFast = arrived - taken > FILE_WINDOW + FILE_PIECE;
      then(async () => {
        if (tooFast) throw new FileFault('failed');
        await checked(bytes);
      });
    },
    commit: (expected) => then(() => commit(expected)),
    acknowledged: () => undefined,
    cancel: (keep) => {
      stopping.abort();
      then(() => close(keep ? 'kept' : 'discarded'));
    },
    over: over.promise,
  };
}
