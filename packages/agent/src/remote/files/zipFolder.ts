import { lstat } from 'node:fs/promises';
import {
  compareFileNames,
  DEEPEST_FILE_PATH,
  FILE_PIECE,
  FileFault,
  isEntryName,
  isPartialName,
  startZipCount,
  type FilePath,
  type ZipEntry,
} from '@remote-console/domain';
import { namesIn } from './listFolder.ts';
import { openFile } from './openFile.ts';
import { inFolder, openBelow, type OpenFolder, type SharedRoot } from './openFolder.ts';
import { codeOf, withFaults } from './systemFaults.ts';
import { writeZip } from './writeZip.ts';

/** The size that a file had when its folder was listed: a log that grows meanwhile is packed up to there. */
async function* bytesOf(root: SharedRoot, path: FilePath, size: number): AsyncGenerator<Uint8Array> {
  const source = await withFaults(() => openFile(root, path));
  try {
    for (let from = 0; from < size;) {
      const bytes = await source.read(from, Math.min(FILE_PIECE, size - from));
      if (bytes.length === 0) throw new FileFault('changed');
      yield bytes;
      from += bytes.length;
    }
  } finally {
    await source.close();
  }
}

async function collect(root: SharedRoot, path: FilePath, names: readonly string[]): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const count = startZipCount();

  async function add(folder: OpenFolder, name: string, above: FilePath): Promise<void> {
    const own = [...above, name];
    if (own.length > DEEPEST_FILE_PATH) throw new FileFault('too_many');
    const stats = await lstat(`${folder.base}/${name}`);
    if (stats.isFile()) {
      count(stats.size, own);
      entries.push({
        path: own,
        modified: stats.mtimeMs,
        content: () => bytesOf(root, [...path, ...own], stats.size),
      });
    }
    if (!stats.isDirectory()) return;
    count(0, own);
    entries.push({ path: own, modified: stats.mtimeMs, content: null });
    const below = await openBelow(root, folder, Buffer.from(name));
    try {
      await addAll(below, own);
    } finally {
      await below.close();
    }
  }

  async function addAll(folder: OpenFolder, above: FilePath): Promise<void> {
    const found = (await namesIn(folder)).map((bytes) => bytes.toString());
    for (const name of found.sort(compareFileNames)) {
      if (isPartialName(name) || !isEntryName(name, root.system)) continue;
      try {
        await add(folder, name, above);
      } catch (thrown) {
        // It has disappeared meanwhile, or its name is not valid text.
        if (codeOf(thrown) !== 'ENOENT') throw thrown;
      }
    }
  }

  await inFolder(root, path, async (folder) => {
    if (names.length === 0) await addAll(folder, []);
    for (const name of names) {
      if (!isEntryName(name, root.system)) throw new FileFault('not_found');
      await add(folder, name, []);
    }
  });
  return entries;
}

/** Packs files and folders inside the shared folder; links are left out. */
export async function* zipFolder(
  root: SharedRoot,
  path: FilePath,
  names: readonly string[],
): AsyncGenerator<Uint8Array> {
  yield* writeZip(await withFaults(() => collect(root, path, names)));
}
