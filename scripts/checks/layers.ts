/**
 * The direction of imports between the areas of a package: only downward, and through the index of an area. Each
 * package names its layers from top to bottom in `layers.json`; areas of one layer do not know each other.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';
import { packageDependencies } from '../workspace/packages.ts';

/** Layers from top to bottom, each with the areas in it. An area is a folder directly in `src`. */
export type Layers = readonly (readonly string[])[];

/** A source file of a package, with its path in `src`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Files directly in `src` are the entries of a package, above all of its areas. */
const ENTRIES = null;

/** Tests, stories and their helpers may import everything. */
const isProof = (file: string) => isTestFile(file) || /(^|\/)testing\//.test(file);

const areaOf = (file: string): string | typeof ENTRIES => (file.includes('/') ? (file.split('/')[0] ?? null) : ENTRIES);

const STATIC = /^(?:import|export)\b(?:[^'";=]*?\bfrom)?\s*'(\.[^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

interface Import {
  readonly target: string;
  /** Whether it is loaded lazily: the place where a bundle is split, which may name a file. */
  readonly isDynamic: boolean;
}

function importsOf({ path: file, text }: SourceFile): readonly Import[] {
  const found = (pattern: RegExp, isDynamic: boolean) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => ({
      target: path.posix.join(path.posix.dirname(file), specifier),
      isDynamic,
    }));
  return [...found(STATIC, false), ...found(DYNAMIC, true)];
}

function directionFault(layers: Layers, from: string, to: string): string | null {
  const level = (area: string) => layers.findIndex((layer) => layer.includes(area));
  if (level(to) > level(from)) return null;
  return level(to) === level(from) ? 'knows an area of its own layer' : 'imports upwards';
}

function importFault(layers: Layers, file: SourceFile, { target, isDynamic }: Import): string | null {
  const [from, to] = [areaOf(file.path), areaOf(target)];
  if (from === to) return null;
  if (to === ENTRIES) return 'imports an entry of the package';
  if (isProof(target) && to !== 'testing') return 'imports what only tests need';
  const direction = from === ENTRIES ? null : directionFault(layers, from, to);
  if (direction !== null) return direction;
  return isDynamic || !/\.tsx?$/.test(target) || /\/index\.tsx?$/.test(target) ? null : 'bypasses the index of an area';
}

/** Every area that the layers do not name exactly once, and every import in the wrong direction, as lines to print. */
export function layerFaults(layers: Layers, files: readonly SourceFile[]): readonly string[] {
  const named = layers.flat();
  const areas = new Set(files.map((file) => areaOf(file.path)).filter((area) => area !== ENTRIES));
  return [
    ...named.filter((area, index) => named.indexOf(area) !== index).map((area) => `${area}: in two layers`),
    ...named.filter((area) => !areas.has(area)).map((area) => `${area}: is in a layer, and not in src`),
    ...[...areas].filter((area) => !named.includes(area)).map((area) => `${area}: is in no layer`),
    ...files
      .filter((file) => !isProof(file.path))
      .flatMap((file) =>
        importsOf(file).flatMap((each) => {
          const fault = importFault(layers, file, each);
          return fault === null ? [] : [`${file.path} -> ${each.target}: ${fault}`];
        }),
      ),
  ];
}

/** The layers and the source files of a package. */
export function readPackage(name: string): { readonly layers: Layers; readonly files: readonly SourceFile[] } {
  const folder = `packages/${name}`;
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const { layers } = JSON.parse(read(`${folder}/layers.json`)) as { layers: Layers };
  const files = filesBelow(`${folder}/src`)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ path: path.posix.relative(`${folder}/src`, file), text: read(file) }));
  return { layers, files };
}

/** The names of all packages. */
export const packageNames = (): readonly string[] => [...packageDependencies().keys()];

/** The faults of some packages, each prefixed with the name of the package. */
export const layerFaultsOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const { layers, files } = readPackage(name);
    return layerFaults(layers, files).map((fault) => `${name}: ${fault}`);
  });

if (import.meta.main) {
  const faults = layerFaultsOf(process.argv.length > 2 ? process.argv.slice(2) : packageNames());
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'All areas import downwards.' : `${faults.length} imports between areas go the wrong way.`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
