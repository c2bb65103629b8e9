// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/devices/laterViews.ts';
import { WIDE_MEDIA } from '../src/primitives/Field/fieldLayout.ts';
import { TOUCH_MEDIA } from '../src/theme/tokens.ts';
import { isInLayer, ownColorsOf, screenQueriesOf, unknownVariablesOf, withoutComments } from './sheetRules.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';

const variables = readFileSync(path.join(SOURCES, VARIABLES), 'utf8');
const sheets = (await readStyleSheets(SOURCES)).map(({ file, css }) => ({ file, css: withoutComments(css) }));

/** The queries that scripts use too, so that both always agree. */
const ASKED_BY_SCRIPTS: readonly string[] = [TOUCH_MEDIA, WIDE_MEDIA, `@media ${PHONE}`];

/** The variables set on elements whose columns are known at runtime: tables with their rows, and cards. */
const SET_BY_SCRIPTS = new Set([
  '--tracks',
  '--row-height',
  '--line-gap',
  '--only-column',
  '--slot-width',
  '--own-width',
]);

describe.each(sheets)('$file', ({ css }) => {
  it('is in the layer of the library, where a page can override it', () => {
    expect(isInLayer(css)).toBe(true);
  });

  it('takes its colors from the tokens', () => {
    expect(ownColorsOf(css)).toEqual([]);
  });

  it('uses no variable that does not exist', () => {
    expect(unknownVariablesOf(css, variables).filter((name) => !SET_BY_SCRIPTS.has(name))).toEqual([]);
  });

  it('asks for a finger and for room by the queries that scripts ask by', () => {
    expect(screenQueriesOf(css).filter((query) => !ASKED_BY_SCRIPTS.includes(query))).toEqual([]);
  });
});

it('everything in the sheet of the variables is about the root of a widget and what is in it', () => {
  const selectors = withoutComments(variables).match(/[^{};]+(?=\{)/g) ?? [];
  expect(selectors.map((selector) => selector.trim().replace(/^\}\s*/, ''))).toEqual([
    '@layer remote-console',
    '.rc-root',
    '.rc-root:lang(ja)',
    '.rc-root',
    '.rc-root',
    ".rc-root[data-rc-scheme='dark']",
    '.rc-root:lang(ja)',
    "html body :is(x, :where(.rc-root, .rc-root [class*='rc-'], .rc-root .rc-NoticeContent-content *))",
  ]);
});
