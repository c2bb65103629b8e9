/** The types of style sheets: a name that no rule has is an error of the compiler with them, and not a missing look. */
import type { StyleSheet } from './styleSheets.ts';

/** Ends the name of the types of a style sheet, where every resolution of the compiler finds them. */
export const TYPES = '.d.css.ts';

/** Begins every file of types. */
export const BANNER = '// Generated from the style sheet by `npm run generate`. Do not edit.';

const IDENTIFIER = /^[A-Za-z]\w*$/;
const quoted = (name: string) => (IDENTIFIER.test(name) ? name : `'${name}'`);

/** The file with the types of a sheet. */
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
