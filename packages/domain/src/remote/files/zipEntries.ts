import { FileFault } from './faults.ts';
import { zipEntryName, type FilePath } from './names.ts';

/** An input for a ZIP archive's entry. */
export interface ZipEntry {
  /** Relative to the packed folder. */
  readonly path: FilePath;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** A file's bytes; null for a folder. */
  readonly content: (() => AsyncIterable<Uint8Array>) | null;
}

/** Packs entries into a ZIP archive, piece by piece. */
export type ZipWriter = (entries: Iterable<ZipEntry>) => AsyncIterable<Uint8Array>;

/** The maximum number of entries in an archive without the ZIP64 extension. */
export const MOST_ZIP_ENTRIES = 65_535;

/** The maximum size of an archive without the ZIP64 extension, in bytes. */
export const LARGEST_ZIP = 2 ** 32 - 1;

/** Tracks an archive's size; fails as soon as it exceeds what an archive can hold. */
export function startZipCount(): (bytes: number, path: FilePath) => void {
  /** The size of an entry's headers, which contain its path twice, in bytes. */
  const HEADERS = 200;
  let entries = 0;
  let total = 0;
  return (bytes, path) => {
    entries += 1;
    total += bytes + HEADERS + 2 * path.reduce((sum, name) => sum + 3 * name.length + 1, 0);
    if (entries > MOST_ZIP_ENTRIES || total > LARGEST_ZIP) throw new FileFault('too_many');
  };
}

/**
 * Turns paths into entry names of one archive: no name leads out of the folder into which it is unpacked, and no two
 * are the same, even ignoring case.
 */
export function startZipNames(): (path: FilePath, isFolder: boolean) => string {
  /** The name of each folder or file in the archive, by its path. */
  const named = new Map<string, string>();
  const taken = new Set<string>();

  function nameOf(path: FilePath): string {
    if (path.length === 0) return '';
    const key = path.join('/');
    const known = named.get(key);
    if (known !== undefined) return known;
    const above = nameOf(path.slice(0, -1));
    const own = zipEntryName(path.at(-1) ?? '');
    const full = (name: string) => (above === '' ? name : `${above}/${name}`);
    let name = own;
    for (let number = 2; taken.has(full(name).toLowerCase()); number += 1) name = `${own}_${number}`;
    taken.add(full(name).toLowerCase());
    named.set(key, full(name));
    return full(name);
  }

  return (path, isFolder) => nameOf(path) + (isFolder ? '/' : '');
}
