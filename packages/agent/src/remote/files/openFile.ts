import { constants } from 'node:fs';
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';
import { FileFault, type FilePath, type FileSource } from '@remote-console/domain';
import { atPlace, checkInside, isInside, type SharedRoot } from './openFolder.ts';

/** Without O_NONBLOCK, opening a pipe that replaced a file would wait for a writer. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function openWithoutLinks(root: SharedRoot, path: string): Promise<FileHandle> {
  if (!(await lstat(path)).isFile()) throw new FileFault('not_a_file');
  const handle = await open(path, READ_FLAGS);
  try {
    if (!(await handle.stat()).isFile()) throw new FileFault('not_a_file');
    await checkInside(root, handle, path);
    return handle;
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
}

async function openHandle(root: SharedRoot, path: FilePath): Promise<FileHandle> {
  return atPlace(root, path, async ({ base }, name) => {
    const place = `${base}/${name}`;
    if (!(await lstat(place)).isSymbolicLink()) return openWithoutLinks(root, place);
    const target = await realpath(place);
    if (!isInside(root, target)) throw new FileFault('outside');
    if (target === root.path) throw new FileFault('not_a_file');
    const above = relative(root.path, dirname(target))
      .split(sep)
      .filter((part) => part !== '');
    return atPlace(root, [...above, basename(target)], (folder, name) =>
      openWithoutLinks(root, `${folder.base}/${name}`),
    );
  });
}

/**
 * Bytes of an open file from an offset, at most that many; none at its end.
 *
 * @param into Where they go, with room for all of them; new memory when left out.
 */
export async function readFrom(
  handle: FileHandle,
  from: number,
  length: number,
  into: Buffer = Buffer.allocUnsafe(length),
): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(into, 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/**
 * Reads into two buffers in turn: one is filled while the other is sent. A new buffer for each block would keep the
 * garbage collector busy throughout a large file.
 */
function readInTurn(handle: FileHandle): FileSource['read'] {
  let [next, other] = [Buffer.alloc(0), Buffer.alloc(0)];
  return (from, length) => {
    const into = next.length < length ? Buffer.allocUnsafeSlow(length) : next;
    [next, other] = [other, into];
    return readFrom(handle, from, length, into);
  };
}

/** Opens a file of the shared folder for reading. */
export async function openFile(root: SharedRoot, path: FilePath): Promise<FileSource> {
  const handle = await openHandle(root, path);
  const opened = await handle.stat({ bigint: true });
  return {
    state: { size: Number(opened.size), modified: Number(opened.mtimeNs / 1_000_000n) },
    read: readInTurn(handle),
    isUnchanged: async () => {
      const now = await handle.stat({ bigint: true });
      return now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.nlink > 0n;
    },
    close: () => handle.close(),
  };
}
