/**
 * The manifest of a package as published. In the workspace the packages are read from their sources (decision 0004),
 * which are not published, so references to them are removed, along with the scripts of the workspace.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The condition of `exports` that points to the sources. */
const SOURCE_CONDITION = '@remote-console/source';

const FILE = 'package.json';
/** Where the workspace manifest is kept while a package is packed. */
const KEPT = '.package.workspace.json';

/** The published part of a manifest. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The manifest of a package in a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as Manifest;

/** A manifest without what exists only in the workspace. */
export function publishedManifest(manifest: Manifest): Manifest {
  const { scripts: _scripts, devDependencies: _devDependencies, exports = {}, sideEffects, ...kept } = manifest;
  const entries = Object.entries(exports).map(([entry, conditions]) => [
    entry,
    Object.fromEntries(Object.entries(conditions).filter(([condition]) => condition !== SOURCE_CONDITION)),
  ]);
  return {
    ...kept,
    ...(sideEffects === undefined
      ? {}
      : {
          sideEffects:
            typeof sideEffects === 'boolean' ? sideEffects : sideEffects.filter((file) => !file.startsWith('./src/')),
        }),
    ...(entries.length === 0 ? {} : { exports: Object.fromEntries(entries) }),
  };
}

/**
 * Replaces the workspace manifest with the published one.
 *
 * @throws Error when the package is not built.
 */
export function beginPacking(folder: string): void {
  if (!existsSync(path.join(folder, 'dist'))) throw new Error(`${folder} is not built: run \`npm run build\` first.`);
  const kept = path.join(folder, KEPT);
  // An existing one was left by a run that did not finish.
  if (!existsSync(kept)) renameSync(path.join(folder, FILE), kept);
  const manifest = JSON.parse(readFileSync(kept, 'utf8')) as Manifest;
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/** Restores the workspace manifest. */
export function endPacking(folder: string): void {
  const kept = path.join(folder, KEPT);
  if (existsSync(kept)) renameSync(kept, path.join(folder, FILE));
}
