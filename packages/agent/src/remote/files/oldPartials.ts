import { lstat, unlink } from 'node:fs/promises';
import { isPartialName } from '@remote-console/domain';
import type { OpenFolder } from './openFolder.ts';

/** Milliseconds for which an interrupted upload can be resumed. */
export const PARTIAL_KEPT_MS = 86_400_000;

/** Removes what is left of uploads that nobody went on with for a day; one that is under way is written all the time. */
export async function removeOldPartials({ base }: OpenFolder, names: readonly string[]): Promise<void> {
  for (const name of names.filter(isPartialName)) {
    try {
      const path = `${base}/${name}`;
      if (Date.now() - (await lstat(path)).mtimeMs > PARTIAL_KEPT_MS) await unlink(path);
    } catch {
      // It is gone, or may not be removed by this agent: no reason to refuse what was asked for.
    }
  }
}
