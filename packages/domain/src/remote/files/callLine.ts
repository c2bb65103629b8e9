import type { RemoteChannel } from '../channel.ts';
import { readFileAnswer, type FileAnswer } from './answers.ts';
import { FileFault } from './faults.ts';
import { LARGEST_TRANSFER_ID, readFilePiece } from './pieces.ts';
import type { FileRequest, TransferMessage } from './requests.ts';
import { isStreamLost } from './streamFault.ts';

/** Thrown when the connection ends before an answer arrives. */
export class FilesDisconnected extends Error {
  constructor() {
    super('disconnected');
    this.name = 'FilesDisconnected';
  }
}

/** The reason of an abort after which an upload may be resumed. */
export const KEEP_PARTIAL = 'keep';

/** Receives the answers to one request. */
export interface Hearer {
  readonly answer: (answer: FileAnswer) => void;
  readonly data: (bytes: Uint8Array) => void;
}

/** A request in progress. */
export interface RunningCall<T> {
  readonly id: number;
  /** Whether it has neither settled nor failed. */
  readonly isWaiting: () => boolean;
  readonly settle: (value: T) => void;
  readonly fail: (error: unknown) => void;
  /** Sends a message about the transfer. */
  readonly say: (message: TransferMessage) => void;
  /** Fails because of something at this end or in transit, and has the device end the transfer. */
  readonly giveUp: (error: unknown) => void;
}

/** The requests of one connection, and the answers to each. */
export interface CallLine {
  /** Resolves when the connection has ended. */
  readonly over: Promise<void>;
  /** Runs a request until it settles or fails; rejects with the signal's reason when it is aborted. */
  readonly run: <T>(request: FileRequest, begin: (call: RunningCall<T>) => Hearer, signal?: AbortSignal) => Promise<T>;
}

interface Waiting {
  readonly hearer: Hearer;
  readonly fail: (error: unknown) => void;
}

/** Listens to a channel and numbers requests; it is the only listener from now on. */
export function openCallLine(channel: RemoteChannel): CallLine {
  const waiting = new Map<number, Waiting>();
  const over = Promise.withResolvers<void>();
  let nextId = 0;
  let isOver = false;

  channel.listen({
    control: (raw) => {
      const answer = readFileAnswer(raw);
      const call = answer && waiting.get(answer.id);
      if (!call) return;
      if (answer.type === 'error') call.fail(new FileFault(answer.error));
      else call.hearer.answer(answer);
    },
    data: (raw) => {
      const piece = readFilePiece(raw);
      if (piece) waiting.get(piece.id)?.hearer.data(piece.bytes);
    },
    end: () => {
      isOver = true;
      for (const { fail } of waiting.values()) fail(new FilesDisconnected());
      over.resolve();
    },
  });

  function run<T>(request: FileRequest, begin: (call: RunningCall<T>) => Hearer, signal?: AbortSignal): Promise<T> {
    if (isOver) return Promise.reject(new FilesDisconnected());
    if (signal?.aborted) return Promise.reject(signal.reason);
    nextId = (nextId + 1) % LARGEST_TRANSFER_ID;
    const id = nextId;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isWaiting = () => waiting.has(id);
    const say = (message: TransferMessage) => {
      if (!isOver && isWaiting()) channel.sendControl({ id, ...message });
    };
    const fail = (error: unknown) => {
      waiting.delete(id);
      reject(error);
    };
    const call: RunningCall<T> = {
      id,
      isWaiting,
      say,
      fail,
      settle: (value) => {
        waiting.delete(id);
        resolve(value);
      },
      giveUp: (error) => {
        // What broke in transit may continue in another request.
        say({ type: 'cancel', keep: isStreamLost(error) });
        fail(error);
      },
    };
    const abort = () => {
      say({ type: 'cancel', keep: signal?.reason === KEEP_PARTIAL });
      fail(signal?.reason);
    };
    waiting.set(id, { hearer: begin(call), fail });
    signal?.addEventListener('abort', abort, { once: true });
    channel.sendControl({ id, ...request });
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  return { over: over.promise, run };
}
