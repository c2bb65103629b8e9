import { describe, expect, it } from 'vitest';
import { packageFaults, type PackedPackage } from './published.ts';

/** A package with two entries, one of them a pattern, and further files. */
function built(more: Readonly<Record<string, string>> = {}): PackedPackage {
  const files = {
    'dist/index.js': "import { a } from './a.js';\nimport 'react';\n",
    'dist/index.d.ts': "export { type A } from './a.ts';\n",
    'dist/a.js': "export const later = () => import('./later.js');\n",
    'dist/a.d.ts': '/// <reference path="../css.d.ts" preserve="true" />\nexport type A = string;\n',
    'css.d.ts': "declare module 'a.css';\n",
    'dist/testing/index.js': "import { http } from 'msw';\n",
    'dist/later.js': "/** Not an import: from './testing/kit.js'. */\nexport const b = 1;\n",
    'dist/devices/index.js': "new Worker(new URL('./rows.worker.js', import.meta.url));\n",
    'dist/devices/rows.worker.js': "import { readFile } from 'node:fs';\n",
    ...more,
  };
  return {
    manifest: {
      name: '@remote-console/ui',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './testing': { types: './dist/testing/index.d.ts', default: './dist/testing/index.js' },
        './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
      },
      peerDependencies: { react: '^19.0.0', msw: '^3.0.0' },
    },
    files: new Map(Object.entries(files)),
  };
}

describe('a package', () => {
  it('may publish what its entries reach, with workers and parts that are loaded later', () => {
    expect(packageFaults(built())).toEqual([]);
  });

  it('may not publish what none of its entries reaches', () => {
    expect(packageFaults(built({ 'dist/devices/testing/kit.js': 'export const kit = 1;\n' }))).toEqual([
      '@remote-console/ui publishes dist/devices/testing/kit.js, which no entry of the package reaches.',
    ]);
  });

  it('may not publish a story, a test or their data, whoever reaches them', () => {
    const files = ['dist/fixtures/fleet.json', 'dist/later.test.js', 'dist/a.stories.d.ts'];
    const faults = packageFaults(built(Object.fromEntries(files.map((file) => [file, '']))));
    expect(faults.filter((fault) => fault.endsWith('belongs to tests or stories.'))).toHaveLength(files.length);
  });

  it('may bring what tests have with its testing entry alone', () => {
    expect(packageFaults(built({ 'dist/later.js': "import { http } from 'msw/node';\n" }))).toEqual([
      '@remote-console/ui/dist/later.js imports msw/node, and not for ./testing alone.',
    ]);
  });

  it('may not import what it does not depend on', () => {
    expect(packageFaults(built({ 'dist/later.js': "import { fn } from 'storybook/test';\n" }))).toEqual([
      '@remote-console/ui/dist/later.js imports storybook/test, which the package does not depend on.',
      '@remote-console/ui/dist/later.js imports storybook/test, and not for ./testing alone.',
    ]);
  });

  it('may not import a style sheet of its own: Node could not load it', () => {
    expect(packageFaults(built({ 'dist/later.js': "import styles from './later.module.css';\n" }))).toEqual([
      '@remote-console/ui/dist/later.js imports ./later.module.css, which Node cannot load.',
    ]);
  });
});
