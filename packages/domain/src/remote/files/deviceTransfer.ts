import type { DeviceStreams } from '../byteStreams.ts';
import type { RemoteChannel } from '../channel.ts';
import type { FileAnswer } from './answers.ts';
import type { SumTools } from './hash.ts';
import type { TransferredFile } from './transferred.ts';

/** What the device's end needs besides the store. */
export interface DeviceTools extends SumTools {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Bytes in requests of their own; without them, only in messages. */
  readonly streams?: DeviceStreams | null | undefined;
}

/** A transfer in progress at the device's end. */
export interface DeviceTransfer {
  /** Bytes of an upload. */
  readonly take: (bytes: Uint8Array) => void;
  /** The browser has accepted that many bytes of a download. */
  readonly acknowledged: (bytes: number) => void;
  readonly commit: (sum: string) => void;
  /** Ends the transfer without further messages. */
  readonly cancel: (keep: boolean) => void;
  /** Resolves when it has nothing open any more. */
  readonly over: Promise<void>;
}

/** How a transfer communicates with the browser. */
export interface TransferVoice extends DeviceTools {
  readonly channel: RemoteChannel;
  readonly id: number;
  /** Resolves when canceled transfers have released their files. */
  readonly before: Promise<unknown>;
  readonly answer: (answer: FileAnswer) => void;
  /** The file is complete at its other end. */
  readonly transferred: (file: Omit<TransferredFile, 'type'>) => void;
}
