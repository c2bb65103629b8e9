/**
 * What the packages publish: every file of `dist` is part of one of the package's entries. A test kit, a story's data
 * or an example is part of none, so it fails here; so does a file that imports what the package does not depend on.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What says in a package's manifest what it publishes and needs. */
interface Manifest {
  readonly name: string;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A built package: its manifest, and the content of each file by its path in the package. */
export interface BuiltPackage {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

const CODE = /\.(?:js|d\.ts)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SPECIFIER =
  /(?:^|[;}\s])(?:from\s*|import\s*\(\s*|import\s+)['"]([^'"\s]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g;

function specifiersOf(content: string): string[] {
  return [...content.replace(COMMENT, '').matchAll(SPECIFIER)].flatMap((match) => match[1] ?? match[2] ?? []);
}

/** The files that a manifest offers; a pattern offers every file that fits it. */
function entriesOf({ manifest, files }: BuiltPackage): string[] {
  const offered = [
    ...Object.values(manifest.exports ?? {}).flatMap((conditions) => Object.values(conditions)),
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

/** The files that an import may mean: the module itself and its types. */
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
    for (const specifier of specifiersOf(content)) {
      if (specifier.startsWith('.')) targetsOf(file, specifier).forEach(visit);
    }
    // A module's types come with it, although no import names them.
    if (file.endsWith('.js')) visit(file.replace(/\.js$/, '.d.ts'));
  };
  entries.forEach(visit);
  return reached;
}

/** The package that a specifier names. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function isDeclared(specifier: string, { name, dependencies, peerDependencies }: Manifest): boolean {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier)) return true;
  const wanted = packageOf(specifier);
  return [name, ...Object.keys({ ...dependencies, ...peerDependencies })].includes(wanted);
}

/** What one built package publishes that it should not, as lines to print. */
export function packageFaults(built: BuiltPackage): string[] {
  const { manifest, files } = built;
  const reached = reachedFrom(entriesOf(built), files);
  const code = [...files].filter(([file]) => CODE.test(file));
  const outside = code
    .filter(([file]) => !reached.has(file))
    .map(([file]) => `${manifest.name} publishes ${file}, which no entry of the package reaches.`);
  const undeclared = code.flatMap(([file, content]) =>
    specifiersOf(content)
      .filter((specifier) => !isDeclared(specifier, manifest))
      .map((specifier) => `${manifest.name}/${file} imports ${specifier}, which the package does not depend on.`),
  );
  return [...outside, ...undeclared];
}

function readPackage(folder: string): BuiltPackage {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const dist = path.join(folder, 'dist');
  const found = existsSync(dist) ? readdirSync(dist, { withFileTypes: true, recursive: true }) : [];
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')] as const);
  return { manifest, files: new Map(files) };
}

/** What the built packages publish that they should not, as lines to print. */
export function publishedFaults(packages = path.join(root, 'packages')): string[] {
  return readdirSync(packages)
    .map((name) => readPackage(path.join(packages, name)))
    .filter(({ manifest }) => manifest.files?.includes('dist') === true)
    .flatMap((built) => (built.files.size === 0 ? [`${built.manifest.name} is not built.`] : packageFaults(built)));
}
