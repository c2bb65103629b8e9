import type { CallLine, RunningCall } from './callLine.ts';
import { ACKNOWLEDGE_EVERY } from './pieces.ts';
import type { FileRequest, FileState } from './requests.ts';
import { streamFault } from './streamFault.ts';
import type { StreamTurn } from './streamTurns.ts';

/** What arrived or was sent, as computed by the device. */
export interface FileSum {
  /** Bytes. */
  readonly size: number;
  /** The checksum; empty if only a part of a file was requested. */
  readonly sum: string;
}

/** The destination of a downloaded file. */
export interface FileTaker {
  /** What is known about the file; null for an archive. Called before the first bytes. */
  readonly begin: (state: FileState | null) => void;
  /** Accepts the next bytes; more are requested only once it resolves. */
  readonly take: (bytes: Uint8Array) => Promise<void> | void;
}

/** Passes what arrives to a sink, piece by piece, and reports how much it has accepted. */
function takeInOrder(call: RunningCall<FileSum>, { begin, take }: FileTaker) {
  let taken = 0;
  let acknowledged = 0;
  let work = Promise.resolve();

  async function after(before: Promise<void>, step: () => Promise<void> | void): Promise<void> {
    await before;
    if (!call.isWaiting()) return;
    try {
      await step();
    } catch (thrown) {
      call.giveUp(thrown);
    }
  }
  const then = (step: () => Promise<void> | void) => {
    work = after(work, step);
  };
  const acknowledge = () => {
    acknowledged = taken;
    call.say({ type: 'acknowledge', bytes: taken });
  };

  const takePart = async (bytes: Uint8Array) => {
    await take(bytes);
    taken += bytes.length;
  };

  return {
    begin: (state: FileState | null) => then(() => begin(state)),
    data: (bytes: Uint8Array) =>
      then(async () => {
        await takePart(bytes);
        if (taken - acknowledged >= ACKNOWLEDGE_EVERY) acknowledge();
      }),
    /** Reads a stream to its end. */
    stream: (parts: () => AsyncIterable<Uint8Array>) =>
      then(async () => {
        for await (const bytes of parts()) {
          if (!call.isWaiting()) return;
          await takePart(bytes);
        }
      }),
    done: (sum: FileSum) =>
      then(() => {
        acknowledge();
        call.settle(sum);
      }),
  };
}

/**
 * Downloads a file or an archive.
 *
 * @param turn If given, the bytes may come in a request of their own; otherwise they come in messages.
 */
export async function callDownload(
  line: CallLine,
  request: Extract<FileRequest, { type: 'read' | 'zip' }>,
  taker: FileTaker,
  { turn, signal }: { readonly turn: StreamTurn | null; readonly signal: AbortSignal | undefined },
): Promise<FileSum> {
  const stopping = new AbortController();

  async function* receive(transfer: number): AsyncGenerator<Uint8Array> {
    try {
      if (turn) yield* turn.streams.receive(transfer, stopping.signal);
    } catch (thrown) {
      streamFault(thrown);
    }
  }

  try {
    return await line.run<FileSum>(
      turn ? { ...request, stream: true } : request,
      (call) => {
        const taking = takeInOrder(call, taker);
        return {
          answer: (answer) => {
            if (answer.type === 'sending') {
              taking.begin(answer.state);
              if (answer.stream === true) taking.stream(() => receive(call.id));
              else turn?.release();
            }
            if (answer.type === 'done') taking.done({ size: answer.size, sum: answer.sum });
          },
          data: taking.data,
        };
      },
      signal,
    );
  } finally {
    stopping.abort();
  }
}
