/**
 * Colors, font sizes, corner radii and spaces that are hard-coded instead of taken from the tokens (`theme/tokens.ts`),
 * in the style sheets and the sources of the library and the console. Only the theme defines values.
 *
 * A style refers to a step by its variable: `gap: var(--rc-space-sm)`, in a sheet and in `sx` alike. A color is a tone
 * of the palette. What needs no token:
 *
 * - 0, percentages and other proportions (`vh`, `cqw`), `auto`, `inherit`, `none`, `transparent`, `currentColor`, and
 *   the colors that a system in high contrast names;
 * - 1px of space, which compensates for a hairline or the edge of a mark, and so `calc(var(--rc-space-sm) - 1px)`;
 *   `calc()` of tokens and of numbers without a unit;
 * - numbers of Material UI's spacing (`mb: 2`) that are a step of the scale;
 * - widths, heights and positions (`left`), line heights, strokes and letter spacing: they belong to what is drawn;
 * - what is computed at run time (`indentOf(depth)`), and a constant that another source exports.
 *
 * A sheet's own variable is checked like the properties that use it, a constant of a source as well. Not checked: the
 * theme, tests, stories and their helpers, and pages that load no theme (`public/`, emails of the server).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';
import { parseSource } from './proofs/sources.ts';
import { sheetFaults } from './styleTokens/sheets.ts';
import { sourceFaults } from './styleTokens/sources.ts';

const FOLDERS = ['packages/ui/src', 'packages/console/src'];

const OUT_OF_SCOPE = /^packages\/ui\/src\/theme\/|\/testing\/|\/generated\/|\.d\.css\.ts$/;

function faultsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.css')) return sheetFaults(file, text);
  return /\.tsx?$/.test(file) ? sourceFaults(parseSource(file, text)) : [];
}

/** Every value outside the theme that should be a token, as a line to print. */
export const styleTokenFaults = (): string[] =>
  FOLDERS.flatMap(filesBelow)
    .filter((file) => !OUT_OF_SCOPE.test(file) && !isTestFile(file))
    .flatMap(faultsOf);

if (import.meta.main) {
  const faults = styleTokenFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every value is a token.' : `${faults.length} values are no tokens.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
