import { FileFault } from './faults.ts';
import { zipEntryName, type FilePath } from './names.ts';

/** What becomes an entry of a ZIP archive. */
export interface ZipEntry {
  /** From the folder that is packed. */
  readonly path: FilePath;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** The bytes of a file; null for a folder. */
  readonly content: (() => AsyncIterable<Uint8Array>) | null;
}

/** Packs entries into a ZIP archive, piece by piece. */
export type ZipWriter = (entries: Iterable<ZipEntry>) => AsyncIterable<Uint8Array>;

/** The most entries of an archive without the extension ZIP64. */
export const MOST_ZIP_ENTRIES = 65_535;

/** The most bytes of an archive without the extension ZIP64. */
export const LARGEST_ZIP = 2 ** 32 - 1;

/** Keeps count of what an archive holds; fails as soon as it is more than an archive can hold. */
export function startZipCount(): (bytes: number, path: FilePath) => void {
  /** The headers of an entry, which names its path twice, in bytes. */
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
 * Names paths as entries of one archive: no name leads out of the folder into which it is unpacked, and no two are the
 * same, also where the names differ in case alone.
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
