import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Where a sync to the disk costs nothing: in memory if there is enough of it, otherwise the usual place. */
function parentFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

/** Where a test may create a folder if it needs one, and how to remove it. */
export function placeForFolder(prefix: string): { readonly folder: string; readonly removeFolder: () => void } {
  const folder = join(parentFolder(), `${prefix}${randomUUID()}`);
  return { folder, removeFolder: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creates a folder for the files of a test, and returns how to remove it. */
export function newFolder(prefix: string): { readonly folder: string; readonly removeFolder: () => void } {
  const folder = mkdtempSync(join(parentFolder(), prefix));
  return { folder, removeFolder: () => rmSync(folder, { recursive: true, force: true }) };
}
