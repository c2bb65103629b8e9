import type { Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import {
  compareFileNames,
  FileFault,
  isEntryName,
  isPartialName,
  LARGEST_FILE_PAGE,
  LARGEST_FILE_PAGE_BYTES,
  type FileEntry,
  type FileKind,
  type FilePage,
} from '@remote-console/domain';
import { isInside, pathIn, type OpenFolder, type SharedRoot } from './openFolder.ts';
import { removeOldPartials } from './oldPartials.ts';
import { codeOf } from './systemFaults.ts';

/** The most entries listed for a folder. */
const LARGEST_FOLDER = 100_000;

/** A name in a folder: the system's bytes, and their text. */
interface FoundName {
  readonly bytes: Buffer;
  readonly name: string;
  /** Whether the text converts back to the bytes. */
  readonly isText: boolean;
}

function foundName(bytes: Buffer): FoundName {
  const name = bytes.toString('utf8');
  return { bytes, name, isText: Buffer.from(name).equals(bytes) };
}

function kindOf(stats: Stats): FileKind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

/** The target of a link; null where it is outside the shared folder, missing, or something that cannot be opened. */
async function leadsTo(root: SharedRoot, path: string | Buffer): Promise<FileEntry['leadsTo']> {
  try {
    const place = await realpath(path, 'utf8');
    if (!isInside(root, place)) return null;
    const kind = kindOf(await stat(place));
    return kind === 'file' || kind === 'folder' ? kind : null;
  } catch {
    return null;
  }
}

/** The list entry for a name in an open folder. */
export async function entryOf(root: SharedRoot, path: string | Buffer, name: string): Promise<FileEntry> {
  const stats = await lstat(path);
  const kind = kindOf(stats);
  return {
    name,
    kind,
    leadsTo: kind === 'link' ? await leadsTo(root, path) : null,
    size: kind === 'file' ? stats.size : 0,
    modified: Math.floor(stats.mtimeMs),
    hidden: name.startsWith('.'),
  };
}

async function entryOfFound(root: SharedRoot, folder: OpenFolder, found: FoundName): Promise<FileEntry | null> {
  try {
    const entry = await entryOf(root, pathIn(folder, found.bytes), found.name);
    // What cannot be named cannot be requested.
    return found.isText && isEntryName(found.name, root.system) ? entry : { ...entry, kind: 'other', leadsTo: null };
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw thrown;
  }
}

function fitsPage(entries: readonly FileEntry[]): readonly FileEntry[] {
  let bytes = 0;
  const tooMany = entries.findIndex((entry) => {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    return bytes > LARGEST_FILE_PAGE_BYTES;
  });
  return tooMany === -1 ? entries : entries.slice(0, tooMany);
}

/** The names in an open folder. */
export function namesIn(folder: OpenFolder): Promise<Buffer[]> {
  return readdir(folder.base, { encoding: 'buffer' });
}

/** Lists part of an open folder. Removes uploads that were abandoned for a day on the way. */
export async function listFolder(root: SharedRoot, folder: OpenFolder, after: string | null): Promise<FilePage> {
  const all = await namesIn(folder);
  if (all.length > LARGEST_FOLDER) throw new FileFault('too_many');
  const found = all.map(foundName);
  await removeOldPartials(
    folder,
    found.map(({ name }) => name),
  );
  const following = found
    .filter(({ name }) => !isPartialName(name) && (after === null || compareFileNames(name, after) > 0))
    .sort((left, right) => compareFileNames(left.name, right.name));
  const page = await Promise.all(following.slice(0, LARGEST_FILE_PAGE).map((name) => entryOfFound(root, folder, name)));
  const there = page.filter((entry) => entry !== null);
  const entries = fitsPage(there);
  return { entries, more: following.length > LARGEST_FILE_PAGE || entries.length < there.length };
}
