import type { FileEntry, FileFaultKey, FilePath } from '@remote-console/domain';
import type { SaveTarget } from './saveTarget.ts';

/** Why a transfer failed: an error of the device, or one at this end. */
export type TransferFault = FileFaultKey | 'browserLimit' | 'unreadable';

/**
 * The state of a transfer. `interrupted` resumes by itself when the connection is back, `paused` when the person
 * resumes it; `asking` waits for an answer about an existing file.
 */
export type TransferState = 'waiting' | 'running' | 'asking' | 'paused' | 'interrupted' | 'done' | 'failed';

/** A transfer as displayed. */
export interface Transfer {
  readonly id: number;
  readonly direction: 'toDevice' | 'fromDevice';
  readonly name: string;
  /** Bytes; null if unknown, as for an archive. */
  readonly size: number | null;
  /** Bytes known to have arrived. */
  readonly moved: number;
  readonly state: TransferState;
  readonly fault: TransferFault | null;
  /** Recent bytes per second. */
  readonly speed: number;
  /** Whether it can be resumed: an archive is created again each time. */
  readonly mayPause: boolean;
  /** Whether it can be retried after a failure: what a download has saved cannot be undone. */
  readonly mayRetry: boolean;
}

/** A file to upload. */
export interface UploadOrder {
  readonly file: File;
  readonly folder: FilePath;
  readonly name: string;
}

/** A file or an archive to download. */
export interface DownloadOrder {
  readonly name: string;
  readonly size: number | null;
  readonly target: SaveTarget;
  readonly request:
    | { readonly type: 'read'; readonly path: FilePath }
    | { readonly type: 'zip'; readonly path: FilePath; readonly names: readonly string[] };
}

/** What to do with an existing file. */
export type ConflictAnswer = 'replace' | 'keepBoth' | 'skip';

/** An existing file. */
export interface Conflict {
  readonly id: number;
  readonly order: UploadOrder;
  /** Null if it cannot be read. */
  readonly there: FileEntry | null;
}
