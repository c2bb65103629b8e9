import type { FileEntry, FileFaultKey, FilePath } from '@remote-console/domain';
import type { SaveTarget } from './saveTarget.ts';

/** Why a transfer did not work: what the device says, or what is wrong at this end. */
export type TransferFault = FileFaultKey | 'browserLimit' | 'unreadable';

/**
 * Where a transfer is. `interrupted` continues by itself when the connection is back, `paused` when the person says so;
 * `asking` waits for an answer to what to do with a file that is there.
 */
export type TransferState = 'waiting' | 'running' | 'asking' | 'paused' | 'interrupted' | 'done' | 'failed';

/** A transfer as it is shown. */
export interface Transfer {
  readonly id: number;
  readonly direction: 'toDevice' | 'fromDevice';
  readonly name: string;
  /** Bytes; null where that is not known, as of an archive. */
  readonly size: number | null;
  /** Bytes that are known to have arrived. */
  readonly moved: number;
  readonly state: TransferState;
  readonly fault: TransferFault | null;
  /** Bytes in a second, lately. */
  readonly speed: number;
  /** Whether it can continue where it was: an archive is packed again each time. */
  readonly mayPause: boolean;
  /** Whether it can be tried again after a failure: what was saved of a download cannot be taken back. */
  readonly mayRetry: boolean;
}

/** A file that is uploaded. */
export interface UploadOrder {
  readonly file: File;
  readonly folder: FilePath;
  readonly name: string;
}

/** A file or an archive that is downloaded. */
export interface DownloadOrder {
  readonly name: string;
  readonly size: number | null;
  readonly target: SaveTarget;
  readonly request:
    | { readonly type: 'read'; readonly path: FilePath }
    | { readonly type: 'zip'; readonly path: FilePath; readonly names: readonly string[] };
}

/** What to do with a file that is there already. */
export type ConflictAnswer = 'replace' | 'keepBoth' | 'skip';

/** A file that is there already. */
export interface Conflict {
  readonly id: number;
  readonly order: UploadOrder;
  /** Null where it cannot be looked at. */
  readonly there: FileEntry | null;
}
