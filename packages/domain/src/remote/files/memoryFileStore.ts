import { compareFileNames, LARGEST_FILE_PAGE } from './entries.ts';
import { FileFault } from './faults.ts';
import type { FileSource, FileStore } from './fileStore.ts';
import {
  bytesOf,
  checkNew,
  entriesBelow,
  entryOf,
  folderAt,
  type MemoryFile,
  nodeAt,
  placeOf,
  relocate,
} from './memoryTree.ts';
import { type MemoryUploadOptions, memoryUploads } from './memoryUploads.ts';
import { isWithin } from './names.ts';
import type { ZipWriter } from './zipEntries.ts';

/** What an in-memory store needs. */
export interface MemoryFileStoreOptions extends MemoryUploadOptions {
  /** The name of the shared folder. */
  readonly name: string;
  readonly zip: ZipWriter;
}

function sourceOf(file: MemoryFile, isThere: () => boolean): FileSource {
  return {
    state: { size: file.bytes.length, modified: file.modified },
    read: (from, length) => Promise.resolve(file.bytes.subarray(from, from + length)),
    isUnchanged: () => Promise.resolve(isThere()),
    close: () => Promise.resolve(),
  };
}

/** Files in memory: those of a simulated device. Everything is lost with the process. */
export function memoryFileStore({ name: shared, root, capacity, now, zip }: MemoryFileStoreOptions): FileStore {
  return {
    about: async () => ({
      name: shared,
      system: 'posix',
      free: Math.max(0, capacity - bytesOf(await Promise.resolve(root))),
    }),
    list: async (path, after) => {
      const folder = await Promise.resolve(folderAt(root, path));
      const names = [...folder.children]
        .filter(([name]) => after === null || compareFileNames(name, after) > 0)
        .sort(([left], [right]) => compareFileNames(left, right));
      const entries = names.slice(0, LARGEST_FILE_PAGE).map(([name, node]) => entryOf(name, node));
      return { entries, more: names.length > entries.length };
    },
    stat: async (path) => entryOf(path.at(-1) ?? shared, await Promise.resolve(nodeAt(root, path))),
    openToRead: async (path) => {
      const node = await Promise.resolve(nodeAt(root, path));
      if (node.kind !== 'file') throw new FileFault('not_a_file');
      const { folder, name } = placeOf(root, path);
      return sourceOf(node, () => folder.children.get(name) === node);
    },
    openToWrite: memoryUploads({ root, capacity, now }),
    rename: async (path, name) => relocate(root, path, await Promise.resolve(placeOf(root, path).folder), name),
    move: async (path, folder) => {
      const target = await Promise.resolve(folderAt(root, folder));
      if (isWithin(folder, path)) throw new FileFault('failed');
      relocate(root, path, target, placeOf(root, path).name);
    },
    remove: async (path, recursive) => {
      const node = await Promise.resolve(nodeAt(root, path));
      const { folder, name } = placeOf(root, path);
      if (node.kind === 'folder' && node.children.size > 0 && !recursive) throw new FileFault('not_empty');
      folder.children.delete(name);
    },
    makeFolder: async (path) => {
      const { folder, name } = await Promise.resolve(placeOf(root, path));
      checkNew(folder, name);
      folder.children.set(name, { kind: 'folder', children: new Map(), modified: now() });
    },
    zip: (path, names) => {
      const { children } = folderAt(root, path);
      const chosen = names.length > 0 ? names : [...children.keys()];
      return zip(chosen.flatMap((name) => [...entriesBelow([name], nodeAt(root, [...path, name]))]));
    },
  };
}
