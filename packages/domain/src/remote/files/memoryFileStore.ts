import { compareFileNames, LARGEST_FILE_PAGE, type FileEntry } from './entries.ts';
import { FileFault } from './faults.ts';
import type { FileSink, FileSource, FileStore, WriteOptions } from './fileStore.ts';
import { isNewFileName, isWithin, type FilePath } from './names.ts';
import type { ZipEntry, ZipWriter } from './zipEntries.ts';

/** A file in memory. */
export interface MemoryFile {
  readonly kind: 'file';
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** A folder in memory. */
export interface MemoryFolder {
  readonly kind: 'folder';
  readonly children: Map<string, MemoryNode>;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** A file or folder in memory. */
export type MemoryNode = MemoryFile | MemoryFolder;

/** What a store in memory needs. */
export interface MemoryFileStoreOptions {
  /** The name of the shared folder. */
  readonly name: string;
  readonly root: MemoryFolder;
  /** The most bytes that all files hold together; more is a full disk. */
  readonly capacity: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly zip: ZipWriter;
}

const NO_BYTES = new Uint8Array(0);

function entryOf(name: string, node: MemoryNode): FileEntry {
  const size = node.kind === 'file' ? node.bytes.length : 0;
  return { name, kind: node.kind, leadsTo: null, size, modified: node.modified, hidden: name.startsWith('.') };
}

function bytesOf(node: MemoryNode): number {
  if (node.kind === 'file') return node.bytes.length;
  return [...node.children.values()].reduce((sum, child) => sum + bytesOf(child), 0);
}

function sourceOf(file: MemoryFile, isThere: () => boolean): FileSource {
  return {
    state: { size: file.bytes.length, modified: file.modified },
    read: (from, length) => Promise.resolve(file.bytes.subarray(from, from + length)),
    isUnchanged: () => Promise.resolve(isThere()),
    close: () => Promise.resolve(),
  };
}

async function* pieceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield await Promise.resolve(bytes);
}

function* entriesBelow(path: FilePath, node: MemoryNode): Generator<ZipEntry> {
  if (node.kind === 'file') {
    yield { path, modified: node.modified, content: () => pieceOf(node.bytes) };
    return;
  }
  yield { path, modified: node.modified, content: null };
  for (const [name, child] of node.children) yield* entriesBelow([...path, name], child);
}

/** Files in memory: those of a simulated device. Everything is lost with the process. */
export function memoryFileStore({ name: shared, root, capacity, now, zip }: MemoryFileStoreOptions): FileStore {
  const partials = new Map<string, Uint8Array>();
  const writing = new Set<string>();

  function nodeAt(path: FilePath): MemoryNode {
    let node: MemoryNode = root;
    for (const name of path) {
      if (node.kind !== 'folder') throw new FileFault('not_a_folder');
      const child = node.children.get(name);
      if (!child) throw new FileFault('not_found');
      node = child;
    }
    return node;
  }

  function folderAt(path: FilePath): MemoryFolder {
    const node = nodeAt(path);
    if (node.kind !== 'folder') throw new FileFault('not_a_folder');
    return node;
  }

  /** Where a path ends; the shared folder itself stays as it is. */
  function placeOf(path: FilePath): { readonly folder: MemoryFolder; readonly name: string } {
    const name = path.at(-1);
    if (name === undefined) throw new FileFault('denied');
    return { folder: folderAt(path.slice(0, -1)), name };
  }

  function checkNew(folder: MemoryFolder, name: string): void {
    if (!isNewFileName(name, 'posix')) throw new FileFault('name_not_allowed');
    if (folder.children.has(name)) throw new FileFault('exists');
  }

  function relocate(path: FilePath, target: MemoryFolder, name: string): void {
    const from = placeOf(path);
    const node = nodeAt(path);
    if (target === from.folder && name === from.name) return;
    checkNew(target, name);
    from.folder.children.delete(from.name);
    target.children.set(name, node);
  }

  function checkPlace(path: FilePath, replace: boolean): void {
    const { folder, name } = placeOf(path);
    const there = folder.children.get(name);
    if (there?.kind === 'folder') throw new FileFault('not_a_file');
    if (there && !replace) throw new FileFault('exists');
    if (!there && !isNewFileName(name, 'posix')) throw new FileFault('name_not_allowed');
  }

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
        checkPlace(path, replace);
        const { folder, name } = placeOf(path);
        folder.children.set(name, { kind: 'file', bytes, modified: now() });
        await end(null);
      },
      keep: () => end(bytes.subarray(0, position)),
      discard: () => end(null),
    };
  }

  return {
    about: async () => ({
      name: shared,
      system: 'posix',
      free: Math.max(0, capacity - bytesOf(await Promise.resolve(root))),
    }),
    list: async (path, after) => {
      const folder = await Promise.resolve(folderAt(path));
      const names = [...folder.children]
        .filter(([name]) => after === null || compareFileNames(name, after) > 0)
        .sort(([left], [right]) => compareFileNames(left, right));
      const entries = names.slice(0, LARGEST_FILE_PAGE).map(([name, node]) => entryOf(name, node));
      return { entries, more: names.length > entries.length };
    },
    stat: async (path) => entryOf(path.at(-1) ?? shared, await Promise.resolve(nodeAt(path))),
    openToRead: async (path) => {
      const node = await Promise.resolve(nodeAt(path));
      if (node.kind !== 'file') throw new FileFault('not_a_file');
      const { folder, name } = placeOf(path);
      return sourceOf(node, () => folder.children.get(name) === node);
    },
    openToWrite: async (path, options) => {
      const key = JSON.stringify([path, options.size]);
      checkPlace(path, options.replace);
      if (writing.has(key)) throw new FileFault('busy');
      if (bytesOf(await Promise.resolve(root)) + options.size > capacity) throw new FileFault('disk_full');
      writing.add(key);
      return sinkFor(path, key, options);
    },
    rename: async (path, name) => relocate(path, await Promise.resolve(placeOf(path).folder), name),
    move: async (path, folder) => {
      const target = await Promise.resolve(folderAt(folder));
      if (isWithin(folder, path)) throw new FileFault('failed');
      relocate(path, target, placeOf(path).name);
    },
    remove: async (path, recursive) => {
      const node = await Promise.resolve(nodeAt(path));
      const { folder, name } = placeOf(path);
      if (node.kind === 'folder' && node.children.size > 0 && !recursive) throw new FileFault('not_empty');
      folder.children.delete(name);
    },
    makeFolder: async (path) => {
      const { folder, name } = await Promise.resolve(placeOf(path));
      checkNew(folder, name);
      folder.children.set(name, { kind: 'folder', children: new Map(), modified: now() });
    },
    zip: (path, names) => {
      const { children } = folderAt(path);
      const chosen = names.length > 0 ? names : [...children.keys()];
      return zip(chosen.flatMap((name) => [...entriesBelow([name], nodeAt([...path, name]))]));
    },
  };
}
