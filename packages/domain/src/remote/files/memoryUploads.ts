import { FileFault } from './faults.ts';
import type { FileSink, FileStore, WriteOptions } from './fileStore.ts';
import { bytesOf, type MemoryFolder, placeOf } from './memoryTree.ts';
import { isNewFileName, type FilePath } from './names.ts';

/** Where uploads go, and how much space there is. */
export interface MemoryUploadOptions {
  readonly root: MemoryFolder;
  /** The maximum total size of all files in bytes; beyond that, the disk is full. */
  readonly capacity: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const NO_BYTES = new Uint8Array(0);

/** Rejects a path where no file may be created. */
function checkPlace(root: MemoryFolder, path: FilePath, replace: boolean): void {
  const { folder, name } = placeOf(root, path);
  const there = folder.children.get(name);
  if (there?.kind === 'folder') throw new FileFault('not_a_file');
  if (there && !replace) throw new FileFault('exists');
  if (!there && !isNewFileName(name, 'posix')) throw new FileFault('name_not_allowed');
}

/** Accepts uploads into memory, one per file at a time; what is kept of one is available to the next attempt. */
export function memoryUploads({ root, capacity, now }: MemoryUploadOptions): FileStore['openToWrite'] {
  const partials = new Map<string, Uint8Array>();
  const writing = new Set<string>();

  function sinkFor(path: FilePath, key: string, { size, resume, replace }: WriteOptions): FileSink {
    const left = resume ? (partials.get(key) ?? NO_BYTES) : NO_BYTES;
    const bytes = new Uint8Array(size);
    bytes.set(left);
    let position = left.length;
    const end = (kept: Uint8Array | null) => {
      writing.delete(key);
      if (kept) partials.set(key, kept);
      else partials.delete(key);
      return Promise.resolve();
    };
    return {
      from: position,
      readLeft: (from, length) => Promise.resolve(left.subarray(from, from + length)),
      write: async (piece) => {
        await Promise.resolve();
        bytes.set(piece, position);
        position += piece.length;
      },
      commit: async () => {
        checkPlace(root, path, replace);
        const { folder, name } = placeOf(root, path);
        folder.children.set(name, { kind: 'file', bytes, modified: now() });
        await end(null);
      },
      keep: () => end(bytes.subarray(0, position)),
      discard: () => end(null),
    };
  }

  return async (path, options) => {
    const key = JSON.stringify([path, options.size]);
    checkPlace(root, path, options.replace);
    if (writing.has(key)) throw new FileFault('busy');
    if (bytesOf(await Promise.resolve(root)) + options.size > capacity) throw new FileFault('disk_full');
    writing.add(key);
    return sinkFor(path, key, options);
  };
}
