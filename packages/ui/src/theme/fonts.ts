// The declarations of this file keep the reference, as they keep no import of declarations.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../css.d.ts" preserve="true" />
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { FONT_FAMILIES } from './fontFamilies.ts';

/**
 * The rules of the Japanese companion are more than twice those of the Korean family, and a page that is not Japanese
 * needs them for a name at most.
 */
const loadJapaneseRules = () => import('pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css');

/** Calls back once the page has loaded whatever it is drawn from. */
function afterLoading(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/**
 * The families of the bundled typeface, in its dynamic subset: a browser fetches the parts whose characters a page shows.
 * An application that wants it calls this once at its start, which brings the font rules into the page, those of the
 * Japanese companion once the page has loaded; one with a typeface of its own leaves it out. No other module of this
 * library adds a global style.
 */
export function bundledFonts(): readonly string[] {
  afterLoading(() => {
    loadJapaneseRules().catch((thrown: unknown) => console.warn('The Japanese typeface could not be loaded.', thrown));
  });
  return Object.values(FONT_FAMILIES);
}

/**
 * Loads the parts of the typeface that some words need, so that they are not drawn in another one first and the page
 * does not shift. Fails where a part cannot be loaded; the words are drawn in a typeface of the system then.
 */
export async function loadFontsFor(language: string, words: string): Promise<void> {
  if (language === 'ja') await loadJapaneseRules();
  const family = language === 'ja' ? FONT_FAMILIES.japanese : FONT_FAMILIES.korean;
  await document.fonts.load(`16px "${family}"`, words);
}
