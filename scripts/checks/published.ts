/**
 * What the packages publish, read from what npm packs: every file must be part of one of the package's entries. Test
 * kits, stories' data and examples are not, so they fail here; so does a file that imports an undeclared dependency,
 * one that imports a style sheet, and a non-test entry that includes test-only files.
 */
import { existsSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { type Manifest, readManifest } from '../publishing/manifest.ts';
import { pack } from '../publishing/pack.ts';
import { ROOT } from '../reports/folder.ts';
import { consumerFaults, unpack } from './consumers.ts';

/** A packed package: its manifest, and the content of each file by its path in the package. */
export interface PackedPackage {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

const CODE = /\.(?:js|d\.ts)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SPECIFIER =
  /(?:^|[;}\s])(?:from\s*|import\s*\(\s*|import\s+)['"]([^'"\s]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g;
const REFERENCE = /^\/\/\/ <reference path="([^"]+)"/gm;

/** Names of tests, stories and their helpers. */
const TEST_FILE = /(?:\.(?:test|spec|stories)\.|(?:^|\/)(?:__\w+__|fixtures?|stories)\/)/;
/** The entry that only tests import. */
const TESTING = './testing';
const TEST_LIBRARY = /^(?:msw|vitest|storybook|jsdom|fast-check|@vitest\/.*|@storybook\/.*|@testing-library\/.*)$/;

function specifiersOf(content: string): string[] {
  return [...content.replace(COMMENT, '').matchAll(SPECIFIER)].flatMap((match) => match[1] ?? match[2] ?? []);
}

/** The files offered by the chosen entries of a manifest; a pattern offers every file that matches it. */
function entriesOf({ manifest, files }: PackedPackage, isWanted: (entry: string) => boolean): string[] {
  const offered = [
    ...Object.entries(manifest.exports ?? {})
      .filter(([entry]) => isWanted(entry))
      .flatMap(([, conditions]) => Object.values(conditions)),
    ...Object.values(manifest.bin ?? {}),
  ];
  return offered
    .map((target) => path.posix.normalize(target))
    .flatMap((target) => {
      const [before = '', after] = target.split('*');
      if (after === undefined) return [target];
      return [...files.keys()].filter((file) => {
        const middle = file.slice(before.length, file.length - after.length);
        return file.startsWith(before) && file.endsWith(after) && !middle.includes('/');
      });
    });
}

/** The files that an import may refer to: the module itself and its types. */
function targetsOf(file: string, specifier: string): string[] {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return [target, target.replace(/\.tsx?$/, '.js'), target.replace(/\.(?:js|tsx?)$/, '.d.ts')];
}

function reachedFrom(entries: readonly string[], files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const content = files.get(file);
    if (content === undefined || reached.has(file)) return;
    reached.add(file);
    if (!CODE.test(file)) return;
    const referenced = [...content.matchAll(REFERENCE)].flatMap(([, target = '']) => targetsOf(file, target));
    const imported = specifiersOf(content).filter((specifier) => specifier.startsWith('.'));
    [...referenced, ...imported.flatMap((specifier) => targetsOf(file, specifier))].forEach(visit);
    // A module's types come with it, although no import names them.
    if (file.endsWith('.js')) visit(file.replace(/\.js$/, '.d.ts'));
  };
  entries.forEach(visit);
  return reached;
}

/** The package that a specifier refers to. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function isDeclared(specifier: string, { name, dependencies, peerDependencies }: Manifest): boolean {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier)) return true;
  const wanted = packageOf(specifier);
  return [name, ...Object.keys({ ...dependencies, ...peerDependencies })].includes(wanted);
}

/** What one package publishes but should not, as lines to print. */
export function packageFaults(packed: PackedPackage): string[] {
  const { manifest, files } = packed;
  const reached = reachedFrom(
    entriesOf(packed, () => true),
    files,
  );
  const forTests = new Set(entriesOf(packed, (entry) => entry === TESTING));
  const inProducts = reachedFrom(
    entriesOf(packed, (entry) => entry !== TESTING).filter((file) => !forTests.has(file)),
    files,
  );
  const code = [...files].filter(([file]) => CODE.test(file));
  const tests = [...files.keys()]
    .filter((file) => TEST_FILE.test(file))
    .map((file) => `${manifest.name} publishes ${file}, which belongs to tests or stories.`);
  const outside = code
    .filter(([file]) => !reached.has(file))
    .map(([file]) => `${manifest.name} publishes ${file}, which no entry of the package reaches.`);
  const imports = code.flatMap(([file, content]) => specifiersOf(content).map((specifier) => ({ file, specifier })));
  const undeclared = imports
    .filter(({ specifier }) => !isDeclared(specifier, manifest))
    .map(
      ({ file, specifier }) => `${manifest.name}/${file} imports ${specifier}, which the package does not depend on.`,
    );
  const misplaced = imports
    .filter(({ file, specifier }) => inProducts.has(file) && TEST_LIBRARY.test(packageOf(specifier)))
    .map(({ file, specifier }) => `${manifest.name}/${file} imports ${specifier}, and not for ${TESTING} alone.`);
  const sheets = imports
    .filter(({ file, specifier }) => file.endsWith('.js') && specifier.startsWith('.') && specifier.endsWith('.css'))
    .map(({ file, specifier }) => `${manifest.name}/${file} imports ${specifier}, which Node cannot load.`);
  return [...tests, ...outside, ...undeclared, ...misplaced, ...sheets];
}

/** What is packed of a package, and what is wrong with it. */
async function faultsOf(folder: string, manifest: Manifest): Promise<string[]> {
  if (!existsSync(path.join(folder, 'dist'))) return [`${manifest.name} is not built.`];
  const tarball = pack(folder, manifest);
  const unpacked = unpack(tarball);
  const root = `/node_modules/${manifest.name}/`;
  const files = unpacked.listFiles().map((file) => [file.slice(root.length), unpacked.readFile(file)] as const);
  const published: Manifest = JSON.parse(unpacked.readFile(`${root}package.json`));
  return [...packageFaults({ manifest: published, files: new Map(files) }), ...(await consumerFaults(tarball))];
}

/** What the built packages publish but should not, as lines to print. */
export async function publishedFaults(): Promise<string[]> {
  const packages = path.join(ROOT, 'packages');
  const folders = readdirSync(packages).map((name) => path.join(packages, name));
  const faults: string[] = [];
  for (const folder of folders) {
    const manifest = readManifest(folder);
    if (manifest.files?.includes('dist') === true) faults.push(...(await faultsOf(folder, manifest)));
  }
  return faults;
}

if (import.meta.main) {
  const faults = await publishedFaults();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
