import type { FileEntry, FilePage, SharedFolder } from './entries.ts';
import type { FilePath } from './names.ts';
import type { FileState } from './requests.ts';

/** An open file for reading. */
export interface FileSource {
  readonly state: FileState;
  /** Bytes from an offset on, at most that many; none at the end. They are valid until the next read but one. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
  /** Whether the file is unchanged since it was opened. */
  readonly isUnchanged: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** An upload under its hidden name. It ends with one of `commit`, `keep`, and `discard`. */
export interface FileSink {
  /** Bytes left by an earlier attempt. */
  readonly from: number;
  /** Bytes left by an earlier attempt, from an offset on, at most that many. */
  readonly readLeft: (from: number, length: number) => Promise<Uint8Array>;
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Gives the file its name; never replaces a file that may not be replaced. */
  readonly commit: () => Promise<void>;
  /** Keeps the partial data for resuming. */
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** How an upload starts. */
export interface WriteOptions {
  /** Bytes of the whole file. */
  readonly size: number;
  /** Whether to continue what an earlier attempt left. */
  readonly resume: boolean;
  /** Whether to replace a file of that name. */
  readonly replace: boolean;
}

/**
 * Where files are stored: a folder on a disk, or a simulated device's memory. Every function throws a `FileFault` on
 * failure.
 */
export interface FileStore {
  readonly about: () => Promise<SharedFolder>;
  readonly list: (path: FilePath, after: string | null) => Promise<FilePage>;
  readonly stat: (path: FilePath) => Promise<FileEntry>;
  readonly openToRead: (path: FilePath) => Promise<FileSource>;
  readonly openToWrite: (path: FilePath, options: WriteOptions) => Promise<FileSink>;
  readonly rename: (path: FilePath, name: string) => Promise<void>;
  readonly move: (path: FilePath, folder: FilePath) => Promise<void>;
  readonly remove: (path: FilePath, recursive: boolean) => Promise<void>;
  readonly makeFolder: (path: FilePath) => Promise<void>;
  /** Files and folders of one folder as a ZIP archive, piece by piece; all of them if no names are given. */
  readonly zip: (path: FilePath, names: readonly string[]) => AsyncIterable<Uint8Array>;
}
