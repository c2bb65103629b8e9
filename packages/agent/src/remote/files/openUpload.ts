import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, realpath, rename, stat, statfs, unlink, type FileHandle } from 'node:fs/promises';
import {
  FileFault,
  isEntryName,
  isNewFileName,
  partialName,
  type FilePath,
  type FileSink,
  type WriteOptions,
} from '@remote-console/domain';
import { readFrom } from './openFile.ts';
import { checkInside, isInside, openFolder, splitPath, type OpenFolder, type SharedRoot } from './openFolder.ts';
import { codeOf, withFaults } from './systemFaults.ts';
import { takeName } from './takeName.ts';

const WRITE_FLAGS = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The files being uploaded by this process, over any connection. */
const uploading = new Set<string>();

async function statsAt(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw thrown;
  }
}

/** Makes sure that a file may have the name; returns what exists there. */
async function checkTarget(root: SharedRoot, target: string, name: string, replace: boolean): Promise<Stats | null> {
  const there = await statsAt(target);
  if (!there) {
    if (!isNewFileName(name, root.system)) throw new FileFault('name_not_allowed');
    return null;
  }
  if (there.isSymbolicLink()) {
    if (!isInside(root, await realpath(target))) throw new FileFault('outside');
  } else if (!there.isFile()) throw new FileFault('not_a_file');
  if (!replace) throw new FileFault('exists');
  return there;
}

async function checkRoom({ base }: OpenFolder, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(base);
  if (bavail * bsize < bytes) throw new FileFault('disk_full');
}

/** Opens the partial file of an earlier attempt, or creates one. Writes only regular files with one hard link. */
async function openPartial(root: SharedRoot, path: string, { size, resume }: WriteOptions): Promise<FileHandle> {
  const there = await statsAt(path);
  const goesOn = there?.isFile() === true && there.nlink === 1 && there.size <= size && resume;
  if (there && !goesOn) await unlink(path);
  const handle = await open(path, goesOn ? WRITE_FLAGS : WRITE_FLAGS | constants.O_EXCL, 0o666);
  try {
    const opened = await handle.stat();
    if (!opened.isFile() || opened.nlink !== 1) throw new FileFault('denied');
    await checkInside(root, handle, path);
    return handle;
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

interface Upload {
  readonly root: SharedRoot;
  readonly folder: OpenFolder;
  readonly name: string;
  readonly partial: string;
  readonly handle: FileHandle;
  readonly options: WriteOptions;
  readonly from: number;
  readonly release: () => Promise<void>;
}

async function giveName({ root, folder, name, partial, handle, options }: Upload): Promise<void> {
  const target = `${folder.base}/${name}`;
  const there = await checkTarget(root, target, name, options.replace);
  if (there?.isFile()) await handle.chmod(there.mode & 0o777);
  await handle.sync();
  // Windows cannot rename open files.
  await handle.close();
  if (there) await rename(partial, target);
  else await takeName(partial, target);
}

function sinkOf(upload: Upload): FileSink {
  const { handle, partial, from, release } = upload;
  let position = from;
  return {
    from,
    readLeft: (at, length) => withFaults(() => readFrom(handle, at, length)),
    write: (bytes) =>
      withFaults(async () => {
        await writeAll(handle, bytes, position);
        position += bytes.length;
      }),
    commit: () =>
      withFaults(async () => {
        await giveName(upload);
        await release();
      }),
    keep: release,
    discard: async () => {
      try {
        await unlink(partial);
      } finally {
        await release();
      }
    },
  };
}

async function openIn(root: SharedRoot, folder: OpenFolder, name: string, options: WriteOptions): Promise<FileSink> {
  const { dev, ino } = await stat(folder.base, { bigint: true });
  const key = `${dev}/${ino}/${name}`;
  if (uploading.has(key)) throw new FileFault('busy');
  uploading.add(key);
  try {
    await checkTarget(root, `${folder.base}/${name}`, name, options.replace);
    const hidden = partialName(createHash('sha256').update(name).digest('hex'), options.size);
    const partial = `${folder.base}/${hidden}`;
    const handle = await openPartial(root, partial, options);
    const from = (await handle.stat()).size;
    const release = async () => {
      uploading.delete(key);
      await handle.close().catch(() => undefined);
      await folder.close().catch(() => undefined);
    };
    try {
      await checkRoom(folder, options.size - from);
    } catch (thrown) {
      if (from === 0) await unlink(partial);
      await handle.close();
      throw thrown;
    }
    return sinkOf({ root, folder, name, partial, handle, options, from, release });
  } catch (thrown) {
    uploading.delete(key);
    throw thrown;
  }
}

/** Starts writing a file of the shared folder, or resumes it: under a hidden name until it is complete. */
export async function openUpload(root: SharedRoot, path: FilePath, options: WriteOptions): Promise<FileSink> {
  const { above, name } = splitPath(path);
  if (!isEntryName(name, root.system)) throw new FileFault('name_not_allowed');
  const folder = await openFolder(root, above);
  try {
    return await openIn(root, folder, name, options);
  } catch (thrown) {
    await folder.close();
    throw thrown;
  }
}
