/**
 * The direction of imports: only downward, and through a package's exports, never into its `src`. The layers are drawn
 * in docs/architecture.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';

interface Layer {
  /** Entries of our own packages that this package may import. */
  mayImport: readonly string[];
  /** Libraries that are not allowed in this layer. */
  mayNotImport?: readonly string[];
}

const LAYERS: Record<string, Layer> = {
  domain: { mayImport: [], mayNotImport: ['react', 'hono', 'kysely', 'msw', 'node:'] },
  texts: {
    mayImport: ['domain'],
    mayNotImport: ['react', '@mui/', 'hono', 'kysely', 'msw', 'node:'],
  },
  'api-client': { mayImport: ['domain'], mayNotImport: ['@mui/', 'react-router-dom', 'hono', 'kysely'] },
  ui: {
    mayImport: ['domain', 'texts', 'api-client', 'api-client/react', 'api-client/contract', 'api-client/testing'],
    mayNotImport: ['react-router-dom', 'hono', 'kysely', 'node:'],
  },
  server: {
    mayImport: ['domain', 'texts', 'texts/server', 'api-client', 'api-client/contract'],
    mayNotImport: ['react', '@mui/', 'swr', 'msw'],
  },
  agent: {
    mayImport: ['domain', 'api-client', 'api-client/contract'],
    mayNotImport: ['react', '@mui/', 'swr', 'msw', 'kysely', 'hono'],
  },
  console: {
    mayImport: ['domain', 'api-client', 'api-client/react', 'api-client/contract', 'api-client/testing', 'ui'],
    mayNotImport: ['hono', 'kysely'],
  },
};

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;

/** Why an import is not allowed, or null. */
export function importFault(
  packageName: string,
  file: string,
  specifier: string,
  layers: Record<string, Layer> = LAYERS,
): string | null {
  const layer = layers[packageName];
  if (!layer) return `the package ${packageName} has no layer`;
  if (specifier.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    return target.startsWith(`packages/${packageName}/`) ? null : 'reaches into another package';
  }
  if (specifier.startsWith('@remote-console/')) {
    const entry = specifier.slice('@remote-console/'.length);
    if (entry.includes('/src')) return 'reaches into the src of another package';
    const isTestEntry = entry === 'api-client/testing' && file.endsWith('.test.ts');
    const allowed =
      isTestEntry || layer.mayImport.some((name) => entry === name || (name === 'ui' && entry.startsWith('ui/')));
    return allowed ? null : 'imports upwards or sideways';
  }
  const isTest = isTestFile(file) || file.includes('/testing/');
  if (isTest) return null;
  const banned = layer.mayNotImport?.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`),
  );
  return banned ? 'has no place in this layer' : null;
}

/** Every package import in the wrong direction, as a line to print. */
export function importFaults(): string[] {
  return Object.keys(LAYERS).flatMap((packageName) =>
    filesBelow(`packages/${packageName}/src`)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
          const fault = importFault(packageName, file, specifier);
          return fault === null ? [] : [`${file}: '${specifier}' ${fault}`];
        }),
      ),
  );
}

if (import.meta.main) {
  const faults = importFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'All imports go downwards.' : `${faults.length} imports go the wrong way.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
