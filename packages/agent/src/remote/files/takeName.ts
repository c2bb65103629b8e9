import { link, lstat, rename, unlink } from 'node:fs/promises';
import { FileFault } from '@remote-console/domain';
import { codeOf } from './systemFaults.ts';

/** The error codes of systems where a file cannot have a second name. */
const NO_SECOND_NAME = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EISDIR'];

/** Whether a path exists, even as a dangling link. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return false;
    throw thrown;
  }
}

async function renameWhereFree(from: string, to: string): Promise<void> {
  if (await isThere(to)) throw new FileFault('exists');
  await rename(from, to);
}

/**
 * Gives a file or folder another path, never that of an existing one. For files the system itself guarantees this:
 * renaming would replace what appeared a moment ago.
 */
export async function takeName(from: string, to: string): Promise<void> {
  if (!(await lstat(from)).isFile()) return renameWhereFree(from, to);
  try {
    await link(from, to);
  } catch (thrown) {
    if (!NO_SECOND_NAME.includes(codeOf(thrown))) throw thrown;
    return renameWhereFree(from, to);
  }
  await unlink(from);
}
