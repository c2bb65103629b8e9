import type { FileEntry, FilePage, SharedFolder } from './entries.ts';
import type { FilePath } from './names.ts';
import type { FileState } from './requests.ts';

/** An open file that is read. */
export interface FileSource {
  readonly state: FileState;
  /** Bytes from an offset on, at most that many; none at the end of the file. They hold until the next read but one. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
  /** Whether the file is still what it was when it was opened. */
  readonly isUnchanged: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** An upload that waits under its hidden name. It ends with one of `commit`, `keep` and `discard`. */
export interface FileSink {
  /** Bytes that an earlier try left. */
  readonly from: number;
  /** Bytes of what an earlier try left, from an offset on, at most that many. */
  readonly readLeft: (from: number, length: number) => Promise<Uint8Array>;
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Gives the file its name; never in place of a file that may not be replaced. */
  readonly commit: () => Promise<void>;
  /** Keeps what there is for resuming. */
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** How an upload begins. */
export interface WriteOptions {
  /** Bytes of the whole file. */
  readonly size: number;
  /** Whether to go on with what an earlier try left. */
  readonly resume: boolean;
  /** Whether a file of that name gives way. */
  readonly replace: boolean;
}

/**
 * What files are kept in: a folder of a disk, or the memory of a simulated device. Every function throws a `FileFault`
 * where something cannot be done.
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
  /** Files and folders of one folder as a ZIP archive, piece by piece; all of them where no names are given. */
  readonly zip: (path: FilePath, names: readonly string[]) => AsyncIterable<Uint8Array>;
}
