/** Which console tests a change can affect: most of them render the whole console and open pages of one area. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NEIGHBOURS } from '../checks/bundle.ts';
import { ROOT } from '../reports/folder.ts';
import { FRAME } from './bundleReach.ts';

/** The folders of the console, which are its areas and what surrounds their pages. */
const consoleFolders = () =>
  readdirSync(path.join(ROOT, 'packages/console/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * @param areas The areas that a change affects, null for all.
 * @param folders The folders below `packages/console/src`.
 * @returns The tests that only open pages of other areas, as patterns from the folder of the package.
 */
export function consoleTestsElsewhere(
  areas: ReadonlySet<string> | null,
  folders: readonly string[] = consoleFolders(),
): string[] {
  if (areas === null) return [];
  return folders
    .filter((folder) => !areas.has(folder in NEIGHBOURS ? folder : FRAME))
    .map((folder) => `src/${folder}/**`);
}
