import { lstat, unlink } from 'node:fs/promises';
import { isPartialName } from '@remote-console/domain';
import type { OpenFolder } from './openFolder.ts';

/** Milliseconds for which an interrupted upload can be resumed. */
export const PARTIAL_KEPT_MS = 86_400_000;

/** Removes the remains of uploads that were abandoned for a day; one in progress is written to all the time. */
export async function removeOldPartials({ base }: OpenFolder, names: readonly string[]): Promise<void> {
  for (const name of names.filter(isPartialName)) {
    try {
      const path = `${base}/${name}`;
      if (Date.now() - (await lstat(path)).mtimeMs > PARTIAL_KEPT_MS) await unlink(path);
    } catch {
      // It no longer exists, or this agent may not remove it: not a reason to refuse the request.
    }
  }
}
