import { constants, existsSync, type BigIntStats } from 'node:fs';
import { lstat, open, readlink, realpath, stat, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FileFault, isEntryName, type FilePath, type FileSystemKind } from '@remote-console/domain';

/** A folder that remains the one it was when it was opened, whatever happens to its path meanwhile. */
export interface OpenFolder {
  /** The prefix for names: where possible, it refers to the folder itself and not to whatever has its path by now. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** The shared folder, and whose rules its names follow. */
export interface SharedRoot {
  /** With links resolved. */
  readonly path: string;
  readonly system: FileSystemKind;
}

/** Where open files can be addressed by number, so that a path is looked up only once. */
const OPEN_FILES = '/proc/self/fd';
const NAMES_OPEN_FILES = existsSync(OPEN_FILES);

const FOLDER_FLAGS = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Whether a path without links is the shared folder or below it. */
export function isInside(root: SharedRoot, path: string): boolean {
  return path === root.path || path.startsWith(root.path.endsWith(sep) ? root.path : root.path + sep);
}

/** Whether two results of the system refer to the same file. */
export function isSameFile(left: BigIntStats, right: BigIntStats): boolean {
  return left.ino === right.ino && left.dev === right.dev;
}

/** The current path of an open file; looked up by its number where the system supports it. */
async function placeOf(handle: FileHandle, path: string): Promise<string> {
  if (NAMES_OPEN_FILES) return readlink(`${OPEN_FILES}/${handle.fd}`);
  const place = await realpath(path);
  const [opened, found] = await Promise.all([handle.stat({ bigint: true }), stat(place, { bigint: true })]);
  if (!isSameFile(opened, found)) throw new FileFault('outside');
  return place;
}

/** Makes sure that the opened file is inside the shared folder. */
export async function checkInside(root: SharedRoot, handle: FileHandle, path: string): Promise<void> {
  if (!isInside(root, await placeOf(handle, path))) throw new FileFault('outside');
}

/** Opens a folder by a system path, which may contain links; it must be inside the shared folder. */
async function openByPath(root: SharedRoot, path: string): Promise<OpenFolder> {
  const real = await realpath(path);
  if (!isInside(root, real)) throw new FileFault('outside');
  if (!(await lstat(real)).isDirectory()) throw new FileFault('not_a_folder');
  if (!NAMES_OPEN_FILES) return { base: real, close: () => Promise.resolve() };
  const handle = await open(real, FOLDER_FLAGS);
  try {
    await checkInside(root, handle, real);
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
  return { base: `${OPEN_FILES}/${handle.fd}`, close: () => handle.close() };
}

function checkNames(root: SharedRoot, path: FilePath): void {
  if (!path.every((name) => isEntryName(name, root.system))) throw new FileFault('not_found');
}

/** Opens a folder inside the shared one. Links are followed as long as they stay inside. */
export async function openFolder(root: SharedRoot, path: FilePath): Promise<OpenFolder> {
  checkNames(root, path);
  return openByPath(root, join(root.path, ...path));
}

/** Opens a folder, does something in it and closes it. */
export async function inFolder<T>(
  root: SharedRoot,
  path: FilePath,
  work: (folder: OpenFolder) => Promise<T>,
): Promise<T> {
  const folder = await openFolder(root, path);
  try {
    return await work(folder);
  } finally {
    await folder.close();
  }
}

/** The path of a name in an open folder. A name may be the system's raw bytes. */
export function pathIn({ base }: OpenFolder, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${base}/`), name]);
}

/** Opens a subfolder of an open folder, which must not be a link. */
export async function openBelow(root: SharedRoot, folder: OpenFolder, name: Buffer): Promise<OpenFolder> {
  const path = pathIn(folder, name);
  if (!NAMES_OPEN_FILES) return openByPath(root, path.toString());
  const handle = await open(path, FOLDER_FLAGS);
  try {
    await checkInside(root, handle, path.toString());
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
  return { base: `${OPEN_FILES}/${handle.fd}`, close: () => handle.close() };
}

/** The folder of a path and its last name; the shared folder itself has none. */
export function splitPath(path: FilePath): { readonly above: FilePath; readonly name: string } {
  const name = path.at(-1);
  if (name === undefined) throw new FileFault('denied');
  return { above: path.slice(0, -1), name };
}

/**
 * Opens the folder that contains a file or folder and does something with its name there. A name that the system could
 * interpret differently is never looked up.
 */
export async function atPlace<T>(
  root: SharedRoot,
  path: FilePath,
  work: (folder: OpenFolder, name: string) => Promise<T>,
): Promise<T> {
  const { above, name } = splitPath(path);
  checkNames(root, path);
  return inFolder(root, above, (folder) => work(folder, name));
}
