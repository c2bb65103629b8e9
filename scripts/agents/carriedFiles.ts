/** Collects what an executable bundles besides the agent, so that it can load the native part of pseudo-terminals. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from './nodeBinary.ts';
import { type Platform, PSEUDO_TERMINALS, type RegistryPackage } from './platforms.ts';

/** The files of a package besides those needed at run time. */
const IS_LEFT_OUT = /\.(?:md|map|pdb|d\.ts)$|\.test\.js$/;

async function filesOf(wanted: RegistryPackage): Promise<(readonly [name: string, file: string])[]> {
  const folder = await packageFolder(wanted);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_LEFT_OUT.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const inPackage = path.relative(folder, file).split(path.sep).join('/');
      return [`node_modules/${wanted.packageName}/${inPackage}`, file] as const;
    });
}

/**
 * Lists the files bundled in the executable of a system, by their names in it; one of them is a list of all with their
 * SHA-256, which is written into the folder.
 *
 * @throws What `packageFolder` throws.
 */
export async function carriedFiles({ pseudoTerminal }: Platform, folder: string): Promise<Record<string, string>> {
  const files = [...(await filesOf(PSEUDO_TERMINALS)), ...(await filesOf(pseudoTerminal))];
  const listed = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const list = await Promise.all(
    listed.map(async ([name, file]) => ({
      path: name,
      sha256: createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    })),
  );
  const listFile = path.join(folder, 'files.json');
  await writeFile(listFile, JSON.stringify(list));
  return { 'files.json': listFile, ...Object.fromEntries(listed) };
}
