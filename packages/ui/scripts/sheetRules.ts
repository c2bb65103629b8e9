/** What the style sheets of components keep to. Each function takes the rules of one sheet, without comments. */

/** The rules of a sheet, and nothing that only people read. */
export const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Whether all rules are in the layer of the library, where a page can override them. */
export const isInLayer = (css: string) => /^@layer remote-console \{[\s\S]*\}$/.test(css.trim());

/** The colors that a sheet states itself; the tokens have them all. */
export const ownColorsOf = (css: string) => css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/gi) ?? [];

/** The variables that the theme writes, which knows the brand. */
const OF_THE_THEME = /^--rc-(?:palette|zIndex)-/;

/**
 * The variables that a sheet uses and nothing sets.
 *
 * @param tokens The sheet with the variables of the tokens.
 */
export function unknownVariablesOf(css: string, tokens: string): readonly string[] {
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => name);
  return used.filter((name) => !OF_THE_THEME.test(name) && !`${tokens}${css}`.includes(`${name}:`));
}

/** The media queries about the width of the screen or the kind of pointer. */
export const screenQueriesOf = (css: string): readonly string[] =>
  [...css.matchAll(/@media[^{]*(?:pointer|width)[^{]*(?=\{)/g)].map(([query]) => query.trim());
