import { createAcknowledging } from './acknowledging.ts';
import { createArrivingFile, type WriteRequest } from './arrivingFile.ts';
import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { faultOf, FileFault, type FileFaultKey } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { FILE_PIECE, FILE_WINDOW } from './pieces.ts';
import { streamFault } from './streamFault.ts';

/** An upload's outcome. */
type Outcome = 'committed' | 'kept' | 'discarded';

/** After these, partial data is useless or in the way. */
const WORTHLESS: readonly FileFaultKey[] = ['checksum', 'disk_full', 'name_not_allowed'];

/** Runs steps in sequence; remaining ones are skipped once it is over. */
function oneAfterTheOther(
  isOver: () => boolean,
  fail: (thrown: unknown) => Promise<void>,
): (step: () => Promise<void>) => void {
  let work = Promise.resolve();

  async function after(before: Promise<void>, step: () => Promise<void>): Promise<void> {
    await before;
    if (isOver()) return;
    try {
      await step();
    } catch (thrown) {
      await fail(thrown);
    }
  }

  return (step) => {
    work = after(work, step);
  };
}

/** Receives an uploaded file: under its hidden name until its checksum has been verified. */
export function receiveFile(store: FileStore, request: WriteRequest, voice: TransferVoice): DeviceTransfer {
  const { size, path } = request;
  const isStream = request.stream === true;
  const begun = voice.now();
  const file = createArrivingFile(store, request, voice);
  const acknowledging = createAcknowledging(isStream, voice);
  const stopping = new AbortController();
  let arrived = 0;
  let outcome: Outcome | null = null;
  const over = Promise.withResolvers<void>();
  const then = oneAfterTheOther(() => outcome !== null, fail);

  async function open(): Promise<void> {
    await voice.before;
    const from = await file.open();
    if (outcome) return;
    voice.answer({ type: 'receiving', from });
    if (isStream) then(takeStream);
  }

  async function close(how: Outcome): Promise<void> {
    outcome = how;
    try {
      if (how === 'kept') await file.keep();
      if (how === 'discarded') await file.discard();
    } finally {
      over.resolve();
    }
  }

  async function fail(thrown: unknown): Promise<void> {
    // Canceling a transfer closes it, without further messages.
    if (outcome || stopping.signal.aborted) return;
    const error = faultOf(thrown);
    voice.answer({ type: 'error', error });
    await close(WORTHLESS.includes(error) ? 'discarded' : 'kept').catch(() => undefined);
  }

  async function add(bytes: Uint8Array): Promise<void> {
    await file.add(bytes);
    acknowledging.note(bytes.length, file.isWhole());
  }

  async function takeStream(): Promise<void> {
    if (!voice.streams) throw new FileFault('stream_lost');
    try {
      for await (const bytes of voice.streams.receive(voice.id, stopping.signal)) await add(bytes);
    } catch (thrown) {
      streamFault(thrown);
    }
  }

  async function commit(expected: string): Promise<void> {
    await file.commit(expected);
    voice.answer({ type: 'done', size, sum: expected });
    const name = path.at(-1) ?? '';
    voice.transferred({ direction: 'toDevice', name, size, seconds: (voice.now() - begun) / 1000, sum: expected });
    await close('committed');
  }

  then(open);
  return {
    take: (bytes) => {
      arrived += bytes.length;
      const tooFast = arrived - acknowledging.taken() > FILE_WINDOW + FILE_PIECE;
      then(async () => {
        if (tooFast) throw new FileFault('failed');
        await add(bytes);
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
