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
 * Creates a folder and its parents; does nothing where it exists.
 *
 * @throws The system error, `EROFS` for a read-only disk.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { recursive: true, ...(mode === undefined ? {} : { mode }) });
  } catch (thrown) {
    // On a read-only disk, Node.js reports here that there is no such folder.
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT')
      await access(await nearestThatIsThere(path), constants.W_OK);
    throw thrown;
  }
}
