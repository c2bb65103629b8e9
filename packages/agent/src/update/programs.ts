import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredProgram } from './updateState.ts';

/** Where the programs of an agent's updates are. */
export function updatesFolder(dataFolder: string): string {
  return join(dataFolder, 'updates');
}

/** Whether the file of a program exists and still has the content that was verified. */
export async function isIntact(dataFolder: string, { file, sha256 }: StoredProgram): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(updatesFolder(dataFolder), file)), hash);
  } catch {
    // What cannot be read cannot be run.
    return false;
  }
  return hash.digest('hex') === sha256;
}

/** Removes every file of the folder except those, such as a truncated download. What cannot be removed stays. */
export async function removeOthers(dataFolder: string, needed: readonly string[]): Promise<void> {
  const folder = updatesFolder(dataFolder);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    // Windows locks the file of a program that is still running; the next start removes it.
    if (!needed.includes(file)) await rm(join(folder, file), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Removes every update, so that the installed program runs. */
export async function forgetUpdates(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, 'update.json'), { force: true });
  await rm(updatesFolder(dataFolder), { recursive: true, force: true });
}
