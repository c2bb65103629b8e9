import { realpath, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileStore } from '@remote-console/domain';
import { makeFolderAt, moveTo, removeAt, renameIn } from './changeFolder.ts';
import { entryOf, listFolder } from './listFolder.ts';
import { openFile } from './openFile.ts';
import { atPlace, inFolder, type SharedRoot } from './openFolder.ts';
import { openUpload } from './openUpload.ts';
import { withFaults } from './systemFaults.ts';
import { zipFolder } from './zipFolder.ts';

/**
 * The files of a folder on this computer and below it; no name and no link leads out of it.
 *
 * @throws A system error when the folder does not exist.
 */
export async function folderStore(folder: string, platform: NodeJS.Platform = process.platform): Promise<FileStore> {
  const path = await realpath(folder);
  const root: SharedRoot = { path, system: platform === 'win32' ? 'windows' : 'posix' };
  const shared = basename(path) || path;
  return {
    about: () =>
      withFaults(async () => {
        const { bavail, bsize } = await statfs(path);
        return { name: shared, system: root.system, free: bavail * bsize };
      }),
    list: (path, after) => withFaults(() => inFolder(root, path, (folder) => listFolder(root, folder, after))),
    stat: (path) =>
      withFaults(() =>
        path.length === 0
          ? entryOf(root, root.path, shared)
          : atPlace(root, path, ({ base }, name) => entryOf(root, `${base}/${name}`, name)),
      ),
    openToRead: (path) => withFaults(() => openFile(root, path)),
    openToWrite: (path, options) => withFaults(() => openUpload(root, path, options)),
    rename: (path, name) => withFaults(() => renameIn(root, path, name)),
    move: (path, target) => withFaults(() => moveTo(root, path, target)),
    remove: (path, recursive) => withFaults(() => removeAt(root, path, recursive)),
    makeFolder: (path) => withFaults(() => makeFolderAt(root, path)),
    zip: (path, names) => zipFolder(root, path, names),
  };
}
