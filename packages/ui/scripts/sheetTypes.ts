/** The types of style sheets: with them a missing class is a compiler error instead of a missing style. */
import type { StyleSheet } from './styleSheets.ts';

/** The file name ending of a style sheet's types, as the compiler resolves it. */
export const TYPES = '.d.css.ts';

/** The header of every type file. */
export const BANNER = '// Generated from the style sheet by `npm run generate`. Do not edit.';

const IDENTIFIER = /^[A-Za-z]\w*$/;
const quoted = (name: string) => (IDENTIFIER.test(name) ? name : `'${name}'`);

/** The type file of a sheet. */
export const typesFileOf = (sheet: string) => sheet.replace(/\.css$/, TYPES);

function typesOf({ classes }: StyleSheet): string {
  return [
    BANNER,
    'declare const classes: {',
    ...Object.keys(classes).map((name) => `  readonly ${quoted(name)}: string;`),
    '};',
    'export default classes;',
    '',
  ].join('\n');
}

/** The types of all sheets, by their path in the sources. */
export const typesOfSheets = (sheets: readonly StyleSheet[]): ReadonlyMap<string, string> =>
  new Map(sheets.map((sheet) => [typesFileOf(sheet.file), typesOf(sheet)]));
