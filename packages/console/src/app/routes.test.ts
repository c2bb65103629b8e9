import { expect, it } from 'vitest';
import { PATHS } from '../routing/paths.ts';

/** The route tables, as written in the source. */
const TABLES = Object.values(
  import.meta.glob<string>('./*Routes.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** How a table names a route: `PATHS.name`, `PATHS['name']`, or within its section. */
const isDrawn = (name: string) =>
  new RegExp(String.raw`PATHS\.${name}\b|PATHS\['${name}'\]|\b(?:w|pathW)ithin\((?:'[\w-]+', )?'${name}'\)`).test(
    TABLES,
  );

it('every path of the console has a route that draws it', () => {
  expect(Object.keys(PATHS).filter((name) => !isDrawn(name))).toEqual([]);
});
