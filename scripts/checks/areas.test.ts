/** What every business area has besides its code, and would silently be left out if missing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../reports/folder.ts';
import { filesBelow } from '../workspace/files.ts';
import { NEIGHBOURS } from './bundle.ts';

const PAGE = /^packages\/console\/src\/([^/]+)\/\w*[rR]oute\.tsx$/;
const TITLE = /\btitle: '(\w+)\//;

/** Story folders that are not business areas. */
const NO_AREA = ['Dialogs', 'Foundation', 'Primitives'];

/** Console folders whose pages belong to no business area. */
const NO_BUSINESS = ['app'];

test('every area of the console that has a page says in bundle.ts which others it may load', () => {
  const areas = new Set(filesBelow('packages/console/src').flatMap((file) => PAGE.exec(file)?.[1] ?? []));
  expect(areas.size).toBeGreaterThan(0);
  expect([...areas].filter((area) => !NO_BUSINESS.includes(area) && !(area in NEIGHBOURS))).toEqual([]);
});

test('every area that has stories has its page in Storybook', () => {
  const stories = ['packages/ui/src', 'packages/console/src']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.stories.tsx'));
  const titles = stories.flatMap((file) => TITLE.exec(readFileSync(path.join(ROOT, file), 'utf8'))?.[1] ?? []);
  const pages = filesBelow('packages/ui/src/docs/areas').map((file) => path.basename(file, '.mdx'));
  expect(titles.length).toBeGreaterThan(0);
  expect([...new Set(titles)].filter((title) => !NO_AREA.includes(title) && !pages.includes(title))).toEqual([]);
});
