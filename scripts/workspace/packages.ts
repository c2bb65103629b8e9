/** The packages of the workspace and their contents, from their manifests, as npm and turbo read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const FOLDER = path.join(ROOT, 'packages');

function manifests(): Map<string, Manifest> {
  const folders = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'package.json')));
  return new Map(
    folders.map((name) => [
      name,
      JSON.parse(readFileSync(path.join(FOLDER, name, 'package.json'), 'utf8')) as Manifest,
    ]),
  );
}

/** For each package's folder the folders of the packages that it imports, directly or through another. */
export function packageDependencies(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = manifests();
  const folderOf = new Map([...all].map(([folder, { name }]) => [name, folder]));
  const direct = (folder: string) => {
    const manifest = all.get(folder);
    return Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies }).flatMap(
      (name) => folderOf.get(name) ?? [],
    );
  };
  const closure = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const next of direct(folder)) {
      if (seen.has(next)) continue;
      seen.add(next);
      closure(next, seen);
    }
    return seen;
  };
  return new Map([...all.keys()].map((folder) => [folder, closure(folder)]));
}
