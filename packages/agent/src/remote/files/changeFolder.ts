import { lstat, mkdir, rename, rmdir, unlink } from 'node:fs/promises';
import { DEEPEST_FILE_PATH, FileFault, isNewFileName, isWithin, type FilePath } from '@remote-console/domain';
import { namesIn } from './listFolder.ts';
import { atPlace, inFolder, isSameFile, openBelow, pathIn, type OpenFolder, type SharedRoot } from './openFolder.ts';
import { codeOf } from './systemFaults.ts';
import { isThere, takeName } from './takeName.ts';

function checkNewName(root: SharedRoot, name: string): void {
  if (!isNewFileName(name, root.system)) throw new FileFault('name_not_allowed');
}

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** Whether two names are the same file because the system ignores case or Unicode normal form. */
async function isSameUnderBoth(folder: OpenFolder, name: string, other: string): Promise<boolean> {
  const [one = '', two = ''] = [name, other].map((each) => `${folder.base}/${each}`);
  if (folded(name) !== folded(other) || !(await isThere(two))) return false;
  const [left, right] = await Promise.all([lstat(one, { bigint: true }), lstat(two, { bigint: true })]);
  return isSameFile(left, right) && left.nlink === 1n;
}

/** Renames a file or folder within its folder; never replaces another. */
export async function renameIn(root: SharedRoot, path: FilePath, newName: string): Promise<void> {
  checkNewName(root, newName);
  await atPlace(root, path, async (folder, name) => {
    const from = `${folder.base}/${name}`;
    const to = `${folder.base}/${newName}`;
    if (await isSameUnderBoth(folder, name, newName)) await rename(from, to);
    else await takeName(from, to);
  });
}

/** Moves a file or folder into another folder; never replaces another. */
export async function moveTo(root: SharedRoot, path: FilePath, target: FilePath): Promise<void> {
  if (isWithin(target, path)) throw new FileFault('failed');
  await atPlace(root, path, (folder, name) =>
    inFolder(root, target, async (into) => {
      checkNewName(root, name);
      await takeName(`${folder.base}/${name}`, `${into.base}/${name}`);
    }),
  );
}

/** Creates a folder. */
export async function makeFolderAt(root: SharedRoot, path: FilePath): Promise<void> {
  await atPlace(root, path, async ({ base }, name) => {
    checkNewName(root, name);
    await mkdir(`${base}/${name}`);
  });
}

async function removeBelow(root: SharedRoot, folder: OpenFolder, name: Buffer, depth: number): Promise<void> {
  const path = pathIn(folder, name);
  if (!(await lstat(path)).isDirectory()) {
    await unlink(path);
    return;
  }
  // Every level keeps its folder open.
  if (depth > DEEPEST_FILE_PATH) throw new FileFault('too_many');
  const below = await openBelow(root, folder, name);
  try {
    for (const inner of await namesIn(below)) await removeBelow(root, below, inner, depth + 1);
  } finally {
    await below.close();
  }
  await rmdir(path);
}

async function removeEmpty(path: string): Promise<void> {
  try {
    await rmdir(path);
  } catch (thrown) {
    throw codeOf(thrown) === 'EEXIST' ? new FileFault('not_empty') : thrown;
  }
}

/** Deletes a file, a link or a folder. The target of a link is kept. */
export async function removeAt(root: SharedRoot, path: FilePath, recursive: boolean): Promise<void> {
  await atPlace(root, path, async (folder, name) => {
    const place = `${folder.base}/${name}`;
    const isFolder = (await lstat(place)).isDirectory();
    if (isFolder && !recursive) await removeEmpty(place);
    else await removeBelow(root, folder, Buffer.from(name), 0);
  });
}
