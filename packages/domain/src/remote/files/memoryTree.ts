import type { FileEntry } from './entries.ts';
import { FileFault } from './faults.ts';
import { isNewFileName, type FilePath } from './names.ts';
import type { ZipEntry } from './zipEntries.ts';

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

/** A file or folder, as it is listed under a name. */
export function entryOf(name: string, node: MemoryNode): FileEntry {
  const size = node.kind === 'file' ? node.bytes.length : 0;
  return { name, kind: node.kind, leadsTo: null, size, modified: node.modified, hidden: name.startsWith('.') };
}

/** The size in bytes of a file, or of everything in a folder. */
export function bytesOf(node: MemoryNode): number {
  if (node.kind === 'file') return node.bytes.length;
  return [...node.children.values()].reduce((sum, child) => sum + bytesOf(child), 0);
}

/** The node at a path below a folder. */
export function nodeAt(root: MemoryFolder, path: FilePath): MemoryNode {
  let node: MemoryNode = root;
  for (const name of path) {
    if (node.kind !== 'folder') throw new FileFault('not_a_folder');
    const child = node.children.get(name);
    if (!child) throw new FileFault('not_found');
    node = child;
  }
  return node;
}

/** The folder at a path below a folder. */
export function folderAt(root: MemoryFolder, path: FilePath): MemoryFolder {
  const node = nodeAt(root, path);
  if (node.kind !== 'folder') throw new FileFault('not_a_folder');
  return node;
}

/** A path's last name; the shared folder itself can't be changed. */
export function placeOf(root: MemoryFolder, path: FilePath): { readonly folder: MemoryFolder; readonly name: string } {
  const name = path.at(-1);
  if (name === undefined) throw new FileFault('denied');
  return { folder: folderAt(root, path.slice(0, -1)), name };
}

/** Rejects a name that nothing new may have in a folder. */
export function checkNew(folder: MemoryFolder, name: string): void {
  if (!isNewFileName(name, 'posix')) throw new FileFault('name_not_allowed');
  if (folder.children.has(name)) throw new FileFault('exists');
}

/** Moves the node at a path into a folder, under a name. */
export function relocate(root: MemoryFolder, path: FilePath, target: MemoryFolder, name: string): void {
  const from = placeOf(root, path);
  const node = nodeAt(root, path);
  if (target === from.folder && name === from.name) return;
  checkNew(target, name);
  from.folder.children.delete(from.name);
  target.children.set(name, node);
}

async function* pieceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield await Promise.resolve(bytes);
}

/** A file or folder and everything in it, as archive entries. */
export function* entriesBelow(path: FilePath, node: MemoryNode): Generator<ZipEntry> {
  if (node.kind === 'file') {
    yield { path, modified: node.modified, content: () => pieceOf(node.bytes) };
    return;
  }
  yield { path, modified: node.modified, content: null };
  for (const [name, child] of node.children) yield* entriesBelow([...path, name], child);
}
