/** The rules for the style sheets of components. Each function takes the rules of one sheet, without comments. */

/** The rules of a sheet, without comments. */
export const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Whether all rules are in the layer of the library, where a page can override them. */
export const isInLayer = (css: string) => /^@layer remote-console \{[\s\S]*\}$/.test(css.trim());

/** The colors that a sheet defines itself; all should be in the tokens. */
export const ownColorsOf = (css: string) => css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/gi) ?? [];

/** The variables written by the theme, which knows the brand. */
const OF_THE_THEME = /^--rc-(?:palette|zIndex)-/;

/**
 * The variables that a sheet uses without a definition.
 *
 * @param tokens The sheet with the variables of the tokens.
 */
export function unknownVariablesOf(css: string, tokens: string): readonly string[] {
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => name);
  return used.filter((name) => !OF_THE_THEME.test(name) && !`${tokens}${css}`.includes(`${name}:`));
}

/** The media queries about the screen width or the pointer type. */
export const screenQueriesOf = (css: string): readonly string[] =>
  [...css.matchAll(/@media[^{]*(?:pointer|width)[^{]*(?=\{)/g)].map(([query]) => query.trim());
