// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIDE_MEDIA } from '../src/primitives/Field/fieldLayout.ts';
import { TOUCH_MEDIA } from '../src/theme/tokens.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const variables = readFileSync(path.join(SOURCES, VARIABLES), 'utf8');
const sheets = (await readStyleSheets()).map(({ file, css }) => ({ file, css: withoutComments(css) }));

/** The variables that elements are given where columns are known: those of a table, and those of cards. */
const SET_BY_SCRIPTS = new Set(['--tracks', '--columns', '--card-width', '--slot-width', '--own-width']);
/** The variables that the theme writes, which knows the brand. */
const OF_THE_THEME = /^--rc-(?:palette|zIndex)-/;

describe.each(sheets)('$file', ({ css }) => {
  it('is in the layer of the library, where a page can override it', () => {
    expect(css.trim()).toMatch(/^@layer remote-console \{[\s\S]*\}$/);
  });

  it('takes its colors from the tokens', () => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i);
  });

  it('uses no variable that does not exist', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => name);
    const unknown = used.filter((name) => !OF_THE_THEME.test(name) && !`${variables}${css}`.includes(`${name}:`));
    expect(unknown.filter((name) => !SET_BY_SCRIPTS.has(name))).toEqual([]);
  });

  it('asks for a finger and for room by the queries that scripts ask by', () => {
    const asked = [...css.matchAll(/@media[^{]*(?:pointer|width)[^{]*(?=\{)/g)].map(([query]) => query.trim());
    expect(asked.filter((query) => query !== TOUCH_MEDIA && query !== WIDE_MEDIA)).toEqual([]);
  });
});

it('everything in the sheet of the variables is about the root of a widget and what is in it', () => {
  const selectors = withoutComments(variables).match(/[^{};]+(?=\{)/g) ?? [];
  expect(selectors.map((selector) => selector.trim().replace(/^\}\s*/, ''))).toEqual([
    '@layer remote-console',
    '.rc-root',
    "html body :where(.rc-root) :is(x, :where([class*='rc-']))",
  ]);
});
