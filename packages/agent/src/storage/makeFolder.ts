import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

async function nearestThatIsThere(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearestThatIsThere(dirname(path));
}

/**
 * Makes a folder and those above it; does nothing where it is there.
 *
 * @throws The error of the system, `EROFS` for a disk that can only be read.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { recursive: true, ...(mode === undefined ? {} : { mode }) });
  } catch (thrown) {
    // Of a disk that can only be read, Node.js says here that there is no such folder.
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT')
      await access(await nearestThatIsThere(path), constants.W_OK);
    throw thrown;
  }
}
