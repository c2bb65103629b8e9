// @vitest-environment node
import { height, TOUCH_MEDIA } from '@remote-console/ui/theme';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isInLayer,
  ownColorsOf,
  screenQueriesOf,
  unknownVariablesOf,
  withoutComments,
} from '../../ui/scripts/sheetRules.ts';
import { readStyleSheets, SOURCES as LIBRARY, VARIABLES } from '../../ui/scripts/styleSheets.ts';
import { BAR_HEIGHT } from '../src/frame/barHeight.ts';
import { ROOM_FROM } from '../src/frame/screenWidths.ts';
import { SOURCES } from './sources.ts';

const variables = readFileSync(path.join(LIBRARY, VARIABLES), 'utf8');
const sheets = (await readStyleSheets(SOURCES)).map(({ file, css }) => ({ file, css: withoutComments(css) }));
const allRules = sheets.map(({ css }) => css).join('\n');

/** The media query for a minimum width, as the style sheets write it. */
const queryFrom = (width: number) => `@media (min-width: ${width}px)`;
const widths = Object.values(ROOM_FROM).map(queryFrom);

describe.each(sheets)('$file', ({ css }) => {
  it('is in the layer of the library', () => {
    expect(isInLayer(css)).toBe(true);
  });

  it('takes its colors from the tokens', () => {
    expect(ownColorsOf(css)).toEqual([]);
  });

  it('uses no variable that does not exist', () => {
    expect(unknownVariablesOf(css, variables)).toEqual([]);
  });

  it('asks for no other width than the constants, and for a finger by the query of the tokens', () => {
    expect(screenQueriesOf(css).filter((query) => ![...widths, TOUCH_MEDIA].includes(query))).toEqual([]);
  });
});

it('no width of the constants is without a rule', () => {
  expect(widths.filter((query) => !screenQueriesOf(allRules).includes(query))).toEqual([]);
});

it('the bar is as high for scripts as for rules', () => {
  expect(BAR_HEIGHT).toBe(height.bar);
});

it('no sheet is called as one of the library: their classes would be the same', async () => {
  const names = new Set((await readStyleSheets(LIBRARY)).map(({ file }) => path.basename(file)));
  expect(sheets.filter(({ file }) => names.has(path.basename(file)))).toEqual([]);
});
