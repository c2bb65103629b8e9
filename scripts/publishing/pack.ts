/** Packs a package as npm would, next to its folder: other steps read the workspace manifest meanwhile. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { type Manifest, publishedManifest } from './manifest.ts';

const FOLDER = path.join(ROOT, '.cache/packages');
/** What npm publishes whether a manifest names it or not. */
const ALWAYS = ['README.md', 'LICENSE'];

/**
 * @param folder The folder of the package, which is built.
 * @returns The tarball.
 */
export function pack(folder: string, manifest: Manifest): Uint8Array {
  const copy = path.join(FOLDER, path.basename(folder));
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of [...ALWAYS, ...(manifest.files ?? [])]) {
    if (existsSync(path.join(folder, file)))
      cpSync(path.join(folder, file), path.join(copy, file), { recursive: true });
  }
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(publishedManifest(manifest), null, 2));
  const printed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--loglevel=error'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const [, filename = ''] = /"filename": "([^"]+)"/.exec(printed) ?? [];
  return readFileSync(path.join(copy, filename));
}
