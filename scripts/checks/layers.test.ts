import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../reports/folder.ts';
import { type Layers, layerFaults, layerFaultsOf, packageNames, readPackage } from './layers.ts';

const LAYERS: Layers = [['app'], ['devices', 'groups'], ['database']];

/** The faults of a package with an empty file in each area, and one given file. */
function faultsOf(file: string, text: string): readonly string[] {
  const others = LAYERS.flat().map((area) => ({ path: `${area}/index.ts`, text: '' }));
  return layerFaults(LAYERS, [...others, { path: file, text }]);
}

describe('the layers of a package', () => {
  it('let an area import what is below it, through an index', () => {
    expect(faultsOf('app/start.ts', "import { a } from '../devices/index.ts';")).toEqual([]);
    expect(faultsOf('devices/list.ts', "import { a } from '../database/tables/index.ts';")).toEqual([]);
    expect(faultsOf('devices/list.ts', "import { a } from './table/row.ts';")).toEqual([]);
    expect(faultsOf('index.ts', "export * from './app/index.ts';")).toEqual([]);
  });

  it.each([
    ["import { a } from '../app/index.ts';", 'imports upwards'],
    ["import type { A } from '../app/index.ts';", 'imports upwards'],
    ["import {\n  type A,\n  b,\n} from '../app/index.ts';", 'imports upwards'],
    ["export { a } from '../app/index.ts';", 'imports upwards'],
    ["const later = () => import('../app/start.ts');", 'imports upwards'],
    ["import { a } from '../groups/index.ts';", 'knows an area of its own layer'],
    ["import { a } from '../database/tables.ts';", 'bypasses the index of an area'],
    ["import { a } from '../settings.ts';", 'imports an entry of the package'],
    ["import { a } from '../database/testing/fixture.ts';", 'imports what only tests need'],
  ])('catch %s', (text, fault) => {
    expect(faultsOf('devices/list.ts', text)).toEqual([
      expect.stringMatching(new RegExp(`^devices/list.ts -> .*: ${fault}$`)),
    ]);
  });

  it('let a bundle be cut at any file below', () => {
    expect(faultsOf('app/routes.tsx', "const page = lazy(() => import('../devices/page.tsx'));")).toEqual([]);
    expect(faultsOf('app/routes.tsx', "export const page = lazy(() => import('../devices/page.tsx'));")).toEqual([]);
  });

  it('let tests and stories see everything', () => {
    for (const file of ['devices/list.test.ts', 'devices/List.stories.tsx', 'devices/testing/fixture.ts'])
      expect(faultsOf(file, "import { a } from '../../app/start.ts';")).toEqual([]);
  });

  it('name every area once', () => {
    expect(faultsOf('tags/list.ts', '')).toEqual(['tags: is in no layer']);
    expect(layerFaults([['app'], ['app']], [{ path: 'app/index.ts', text: '' }])).toEqual(['app: in two layers']);
    expect(layerFaults([['app'], ['tags']], [{ path: 'app/index.ts', text: '' }])).toEqual([
      'tags: is in a layer, and not in src',
    ]);
  });
});

describe('the packages', () => {
  it.each(packageNames())('%s imports downwards', (name) => {
    expect(layerFaultsOf([name])).toEqual([]);
  });

  it.each(packageNames())(
    '%s has its layers in docs/architecture.md, and a word on each folder in its README',
    (name) => {
      const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
      const { layers } = readPackage(name);
      const rows = layers.map((layer) => layer.map((area) => `\`${area}\``).join(', '));
      const architecture = read('docs/architecture.md');
      expect(rows.filter((row) => !architecture.includes(`| ${row} `))).toEqual([]);
      const readme = read(`packages/${name}/README.md`);
      const isNamed = (area: string) => readme.includes(`\`${area}\``) || readme.includes(`\`src/${area}\``);
      expect(layers.flat().filter((area) => !isNamed(area))).toEqual([]);
    },
  );
});
