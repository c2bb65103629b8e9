/** How the style sheets are published. */
import type { StyleSheet } from './styleSheets.ts';

const SHEET_ALONE = /^import '\.{1,2}\/[^']+\.css';\n/gm;
const CLASSES = /(from '\.{1,2}\/[^']+\.module\.css)(?=';)/g;

/** A compiled script that imports only scripts: sheets of variables are dropped, classes come from a script. */
export const withoutSheets = (script: string) => script.replace(SHEET_ALONE, '').replace(CLASSES, '$1.js');

const areaOf = (file: string) => file.split('/', 1)[0] ?? '';

/**
 * The files for pages, by their path: `styles.css` is everything; each folder has its own, which requires that of
 * `primitives`, and the variables are in `theme`.
 *
 * @param variables The sheet with the tokens.
 */
export function publishedSheets(variables: string, sheets: readonly StyleSheet[]): ReadonlyMap<string, string> {
  const published = new Map([
    ['styles.css', [variables, ...sheets.map(({ css }) => css)].join('\n')],
    ['theme/styles.css', variables],
  ]);
  for (const { file, css } of sheets) {
    const area = `${areaOf(file)}/styles.css`;
    published.set(area, [...(published.has(area) ? [published.get(area)] : []), css].join('\n'));
  }
  return published;
}
